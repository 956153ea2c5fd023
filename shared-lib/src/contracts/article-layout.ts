/**
 * How the page of an article shows its text. A diary tells one study in plates: each begins with a heading that carries the level of
 * the water, `<h2 data-cubits="14">`, so that a reader that does not know it shows an article with headings.
 */
export const articleLayouts = ['article', 'diary'] as const;
export type ArticleLayout = (typeof articleLayouts)[number];

/** The levels that a plate may have, in cubits: from the fullest to the driest that the column shows, in halves. */
export const plateLevels: readonly number[] = Array.from({ length: 11 }, (_, step) => 16.5 - step / 2);

/** The level of a `data-cubits` attribute, or undefined when the column has no such mark. */
export const plateCubitsOf = (value: string | null | undefined): number | undefined =>
  plateLevels.find((level) => String(level) === value);
