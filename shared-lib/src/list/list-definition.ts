import type { ReactNode } from 'react';
import type { CountedNoun } from 'shared-lib/format';
import type { TableColumn, Sort } from 'shared-lib/ui/data-table';
import type { ListSelection } from './use-list-selection.ts';

export interface ListColumn<Row> extends TableColumn<Row> {
  /** Hidden until the user shows it. The title column is always shown. */
  initiallyHidden?: boolean;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** Options that the API provides. Any value in the URL is accepted, because the options arrive later. */
export interface LoadedOptions {
  /** Query key. */
  key: readonly string[];
  load: (signal: AbortSignal) => Promise<readonly FilterOption[]>;
}

interface FilterBase {
  /** Field of the resource; also the query parameter in the page URL. */
  key: string;
  label: string;
  /** Stands behind the button «تصفية إضافية», so that the bar keeps to one row. */
  isRare?: boolean;
}

/** One value or none. */
export interface ChoiceFilter extends FilterBase {
  kind: 'choice';
  /** Label of the option that does not filter. */
  anyLabel: string;
  options: readonly FilterOption[] | LoadedOptions;
}

/** Any number of values; a row matches when it has one of them. */
export interface ChoicesFilter extends FilterBase {
  kind: 'choices';
  options: readonly FilterOption[] | LoadedOptions;
}

/** A lower and an upper limit, in the parameters `…_gte` and `…_lte`. */
export interface NumbersFilter extends FilterBase {
  kind: 'numbers';
  /** Unit beside the inputs: «دولار». */
  unit?: string;
}

export interface DayInput {
  /** Name of the form value, a day such as 2026-05-12. */
  name: string;
  label: string;
  /** The day in the URL, or empty. */
  day: string;
}

/** A first and a last day in Riyadh, in the parameters `…_gte` and `…_lte`. */
export interface DatesFilter extends FilterBase {
  kind: 'dates';
  /** Renders the input of a day. The area that needs it brings it, so that other lists load no calendar. */
  renderDay: (field: DayInput) => ReactNode;
}

export type ListFilter = ChoiceFilter | ChoicesFilter | NumbersFilter | DatesFilter;

/** Query parameter → its values. Parameters without a value are absent. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** A filter of a yes-or-no field. */
export const flagFilter = (base: FilterBase & { anyLabel: string; yes: string; no: string }): ChoiceFilter => ({
  kind: 'choice',
  key: base.key,
  label: base.label,
  ...(base.isRare ? { isRare: true } : {}),
  anyLabel: base.anyLabel,
  options: [
    { value: 'true', label: base.yes },
    { value: 'false', label: base.no },
  ],
});

/** A tab above the list with a stored combination of filters and the number of its rows. */
export interface ListTab {
  key: string;
  label: string;
  filters: FilterValues;
  /** Stored tabs also have the search text and the order. */
  q?: string;
  sort?: Sort;
  /** Shows the number in red unless it is 0. */
  isUrgent?: boolean;
}

export interface Rows<Row> {
  rows: Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** State of a list. All of it is in the URL, so that the user can share it, reload it and go back to it. */
export interface ListState {
  q: string;
  filters: FilterValues;
  sort: Sort;
  page: number;
  size: number;
}

/** Where the rows come from: a resource of the administration (`dialectSource`) or any other paged API (`pagedSource`). */
export interface ListSource<Row> {
  /** Start of all query keys of the resource. Invalidate it after a change. */
  key: readonly string[];
  /** Query parameters of the API for a state. */
  toQuery: (state: ListState, filters: readonly ListFilter[]) => URLSearchParams;
  fetchPage: (query: URLSearchParams, signal: AbortSignal) => Promise<Rows<Row>>;
  /**
   * Ids of all rows that match a query, where the API acts on several rows. @throws {HttpError} 422 when they are more than it
   * takes at once
   */
  findIds?: (query: URLSearchParams) => Promise<readonly number[]>;
  /** Numbers of the rows that match each query, where the API counts several in one request. */
  countRows?: (queries: readonly URLSearchParams[], signal: AbortSignal) => Promise<readonly number[]>;
}

/** The pages of a list, for keys that move from the last row of one to the next. */
export interface ListPages {
  page: number;
  lastPage: number;
  turnTo: (page: number) => void;
}

/** Describes a list. `ListPage` renders it. */
export interface ListDefinition<Row> {
  /** Name of the list in stored preferences. */
  name: string;
  source: ListSource<Row>;
  keyOf: (row: Row) => number;
  /** Name of a row, for the labels of its check box and buttons. */
  nameOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  tabs?: readonly ListTab[];
  defaultSort: Sort;
  /** Rows per page to choose from. The first is the default; 25 and 50 unless given. */
  sizes?: readonly number[];
  copy: {
    title: string;
    noun: CountedNoun;
    search: string;
    empty: string;
    emptyText: string;
  };
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Buttons before those of `actions`. `query` holds the parameters of the API for what the list shows. */
  renderTools?: (query: URLSearchParams) => ReactNode;
  /** Next step of the empty state. */
  emptyAction?: ReactNode;
  /** Renders the rows in place of the table, which then has no choice of columns. */
  renderRows?: (rows: readonly Row[], selection: ListSelection<Row>, pages: ListPages) => ReactNode;
  /** Keys that work on the rows of the table. */
  renderKeys?: (rows: readonly Row[], selection: ListSelection<Row>, pages: ListPages) => ReactNode;
  /** Buttons of the bar above the rows while some are selected. Without it the list has no check boxes. */
  renderBulkActions?: (selection: ListSelection<Row>) => ReactNode;
}

/** The part of a definition that parsing and serializing the URL needs. */
export type ListShape = Pick<ListDefinition<never>, 'filters' | 'defaultSort' | 'sizes'> & {
  columns: readonly { key: string; sortable?: boolean }[];
};
