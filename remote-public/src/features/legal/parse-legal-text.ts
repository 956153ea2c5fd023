export interface LegalPart {
  heading?: string;
  text: string;
}

const NUMBERED = /^\d+\.\s/;

/** Splits a legal text at empty lines into parts. A numbered first line is the heading of its part. */
export const parseLegalText = (text: string): LegalPart[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const [first = '', ...rest] = part.trim().split('\n');
      return NUMBERED.test(first) && rest.length > 0
        ? { heading: first.trim(), text: rest.join('\n') }
        : { text: part.trim() };
    });
