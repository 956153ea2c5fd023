/** What search engines show of a description, about; what is longer they cut anywhere. */
const LONGEST = 160;
const CUT = '…';

/** A description that is shown whole: a longer text ends after its last word that fits. */
export const shortDescription = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const fitting = plain.slice(0, LONGEST - CUT.length + 1);
  const whole = fitting.slice(0, fitting.lastIndexOf(' '));
  return `${(whole || plain.slice(0, LONGEST - CUT.length)).replace(/[\s\p{P}]+$/u, '')}${CUT}`;
};
