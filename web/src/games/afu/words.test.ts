import { describe, expect, it } from 'vitest';
import { words } from './words';

describe('the questions', () => {
  it.each(['en', 'uk'] as const)('end with what stands on the button: %s', (code) => {
    expect(words.askField[code]).toContain(words.doneField[code].toLowerCase());
    expect(words.askCompensate[code]).toContain(words.doneCompensate[code].toLowerCase());
  });
});
