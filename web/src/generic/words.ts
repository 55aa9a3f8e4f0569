// The words of the page for a game that brings no board of its own.
export const words = {
  choices: { en: 'Choices', uk: 'Вибір' },
  advised: { en: '{choice}, hint', uk: '{choice}, підказка' },
  toChoose: { en: 'To choose: {name}', uk: 'Вирішує: {name}' },
  facts: { en: 'What is known', uk: 'Що відомо' },
  agreed: { en: 'What was agreed on', uk: 'Про що домовилися' },
  aids: { en: 'What the rules count', uk: 'Підрахунки за правилами' },
  factsOf: { en: 'Known to {name}', uk: 'Що відомо: {name}' },
  yes: { en: 'yes', uk: 'так' },
  no: { en: 'no', uk: 'ні' },
  none: { en: 'none', uk: 'немає' },
  cover: { en: 'Cards on a map table', uk: 'Карти на столі з мапою' },
} as const;
