import type { CountedNoun } from 'shared-lib/format';
import type { Contract } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import type { Column, Sort } from 'shared-lib/ui/data-table';

export interface ListColumn<Row> extends Column<Row> {
  /** Hidden until the user shows it. The title column is always shown. */
  initiallyHidden?: boolean;
}

export interface ListFilter {
  /** Field of the resource; also the query parameter in the page URL and the API request. */
  key: string;
  label: string;
  /** Label of the option that does not filter. */
  anyLabel: string;
  options: readonly { value: string; label: string }[];
}

/** Describes the list of one resource. `ListPage` renders it. */
export interface ListDefinition<Row> {
  resource: AdminResource;
  /** Contract of one page of rows. */
  rows: Contract<Row[]>;
  keyOf: (row: Row) => number;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  defaultSort: Sort;
  copy: {
    title: string;
    noun: CountedNoun;
    search: string;
    empty: string;
    emptyText: string;
  };
}

/** The part of a definition that parsing and serializing the URL needs. */
export type ListShape = Pick<ListDefinition<never>, 'filters' | 'defaultSort'> & {
  columns: readonly { key: string; sortable?: boolean }[];
};
