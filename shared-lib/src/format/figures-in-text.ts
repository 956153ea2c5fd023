const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/**
 * What would lose its order between Arabic letters, where a browser shows «10%» as «%10», and «−38» as «38−»: percentages, also as a
 * range, and numbers with a sign, also with the groups of a phone number.
 */
const FIGURES = new RegExp(String.raw`(\B[+\-\u2212]${NUMBER}(?: \d{2,4})*%?|${NUMBER}(?:%?[-\u2013]${NUMBER})?%)`);

/** Splits a text before and after its figures: every second part is one. */
export const splitFigures = (text: string): string[] => text.split(FIGURES);

/**
 * A text whose figures are isolated (U+2066 … U+2069), for documents and other places that have no elements; pages use `figuresInText`.
 */
export const isolatedFigures = (text: string): string =>
  splitFigures(text)
    .map((part, index) => (index % 2 === 1 ? `\u2066${part}\u2069` : part))
    .join('');
