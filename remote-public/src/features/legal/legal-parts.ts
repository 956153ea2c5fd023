export interface LegalPart {
  heading?: string;
  text: string;
}

const NUMBERED = /^\d+\.\s/;

/** Reads a legal text as editors write it: parts divided by empty lines, a numbered first line being the heading of its part. */
export const legalParts = (text: string): LegalPart[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const [first = '', ...rest] = part.trim().split('\n');
      return NUMBERED.test(first) && rest.length > 0
        ? { heading: first.trim(), text: rest.join('\n') }
        : { text: part.trim() };
    });
