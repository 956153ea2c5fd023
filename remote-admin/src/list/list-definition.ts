import type { CountedNoun } from 'shared-lib/format';
import type { Contract } from 'shared-lib/http';
import type { AdminResource } from 'shared-lib/paths';
import type { Column, Sort } from 'shared-lib/ui/data-table';

export interface ListColumn<Row> extends Column<Row> {
  /** Not shown until somebody chooses it. The column that names the row is always shown. */
  initiallyHidden?: boolean;
}

export interface ListFilter {
  /** Field of the resource, in the address and in the call. */
  key: string;
  label: string;
  /** The choice that filters nothing. */
  anyLabel: string;
  options: readonly { value: string; label: string }[];
}

/** Everything that one resource's list says of itself; `ListPage` makes a page of it. */
export interface ListDefinition<Row> {
  resource: AdminResource;
  /** Reads one page of rows. */
  rows: Contract<Row[]>;
  keyOf: (row: Row) => number;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  defaultSort: Sort;
  words: {
    title: string;
    noun: CountedNoun;
    search: string;
    empty: string;
    emptyText: string;
  };
}

/** What reading and writing the address needs to know. */
export type ListShape = Pick<ListDefinition<never>, 'filters' | 'defaultSort'> & {
  columns: readonly { key: string; sortable?: boolean }[];
};
