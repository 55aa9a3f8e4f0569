// What the paces of staging are called.
import type { Pace } from '../lib/settings.svelte';

export const paceTitles = { step: 'paceStep', slow: 'paceSlow', quick: 'paceQuick', off: 'paceOff' } as const satisfies Record<Pace, string>;
