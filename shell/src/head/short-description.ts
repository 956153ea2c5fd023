import { cutText } from 'shared-lib/format';

/** Approximate length that search engines show of a description. They cut a longer one at any character. */
const MAX_LENGTH = 160;
const ELLIPSIS = '…';

/** Shortens a description to what search engines show. It ends after the last whole word that fits. */
export const shortDescription = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const end = plain.lastIndexOf(' ', MAX_LENGTH - ELLIPSIS.length);
  return `${cutText(plain, end > 0 ? end : MAX_LENGTH - ELLIPSIS.length).replace(/[\s\p{P}]+$/u, '')}${ELLIPSIS}`;
};
