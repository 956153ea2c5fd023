import { hasTexts } from '../settings/read-settings.ts';

/** How settings list titled sentences. */
export const isPoint = hasTexts('title', 'text');
