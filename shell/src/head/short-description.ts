/** Approximate length that search engines show of a description. They cut a longer one at any character. */
const MAX_LENGTH = 160;
const ELLIPSIS = '…';

/** Shortens a description to what search engines show. It ends after the last whole word that fits. */
export const shortDescription = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const fitting = plain.slice(0, MAX_LENGTH - ELLIPSIS.length + 1);
  const whole = fitting.slice(0, fitting.lastIndexOf(' '));
  return `${(whole || plain.slice(0, MAX_LENGTH - ELLIPSIS.length)).replace(/[\s\p{P}]+$/u, '')}${ELLIPSIS}`;
};
