/**
 * Kinds of charts inside articles: `<figure data-chart="lines">` with a table of the figures. The first row has the names; each
 * further row begins with a point of the axis or the name of a bar.
 * - `lines`: one to three lines, one per further column
 * - `cash-flow`: the second column is the cash flow of year 0, 1, … in US dollars
 * - `bars`: the second column is the length of the bar
 */
export const articleCharts = ['lines', 'cash-flow', 'bars'] as const;
export type ArticleChartKind = (typeof articleCharts)[number];

/** The kind of a `data-chart` attribute, or undefined when there is no such chart. */
export const articleChartOf = (value: string | null | undefined): ArticleChartKind | undefined =>
  articleCharts.find((kind) => kind === value);
