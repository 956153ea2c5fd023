/** Lists for signed-in applications: a definition, and the page that renders it with its whole state in the URL. */
export { optionsQuery } from './filter-values.ts';
export {
  flagFilter,
  type ListColumn,
  type ListDefinition,
  type ListPages,
  type DayInput,
  type ListFilter,
  type ListSource,
  type ListTab,
  type ListState,
  type LoadedOptions,
} from './list-definition.ts';
export { FailedRows, StaleRows } from './list-feedback.tsx';
export { ListPage } from './list-page.tsx';
export { toDialectQuery } from './list-state.ts';
export { bulkIds, dialectCounts, dialectSource, pagedSource, resourceKey, rowsQuery } from './list-queries.ts';
export { LoadingBars, QueryBlock } from './query-block.tsx';
export type { ListSelection } from './use-list-selection.ts';
