import { hasTexts } from '../settings/read-settings.ts';

/** Type guard of a titled sentence in a JSON setting. */
export const isPoint = hasTexts('title', 'text');
