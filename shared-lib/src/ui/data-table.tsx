import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';
import { Table, TableContainer } from './table.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its head sorts the list. */
  sortable?: boolean;
  /** Digits stand below one another. */
  numeric?: boolean;
  /** Names the row: it has no label of its own in stacked records. */
  title?: boolean;
  /** Known by what is in it (actions): its head is read aloud only. */
  quiet?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects every row that is shown, or none. */
  toggleAll: (on: boolean) => void;
  /** «تحديد …» with the row's name. */
  labelOf: (row: Row) => string;
  allLabel: string;
}

interface Props<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** Without a border, inside a panel. */
  bare?: boolean;
  /** Rows close to one another. */
  dense?: boolean;
}

const sortIcons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

const Head = <Row,>({ column: { key, label, sortable, quiet }, sort, onSort }: HeadProps<Row>) => {
  if (!sortable || !onSort) return <th scope="col">{quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}</th>;
  const state = sort?.key === key ? sort.direction : 'none';
  return (
    <th scope="col" aria-sort={state}>
      <button
        type="button"
        onClick={() => onSort({ key, direction: state === 'ascending' ? 'descending' : 'ascending' })}
      >
        {label}
        <Icon icon={sortIcons[state]} size={16} />
      </button>
    </th>
  );
};

/** Rows of a list: sorted by their heads, chosen by boxes at the right, stacked as records on phones. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  selection,
  bare = false,
  dense = false,
}: Props<Row>) => {
  const chosen = selection ? rows.filter(selection.isSelected).length : 0;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <TableContainer $bare={bare} role="region" aria-label={caption} tabIndex={0}>
      <Table $dense={dense}>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <Checkbox
                  checked={all}
                  mixed={chosen > 0 && !all}
                  aria-label={selection.allLabel}
                  onChange={() => selection.toggleAll(!all)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const selected = selection?.isSelected(row) ?? false;
            return (
              <tr key={keyOf(row)} data-selected={selected ? '' : undefined}>
                {selection && (
                  <td>
                    <Checkbox
                      checked={selected}
                      aria-label={selection.labelOf(row)}
                      onChange={() => selection.toggle(row)}
                    />
                  </td>
                )}
                {columns.map(({ key, label, cell, numeric, title, quiet }) => (
                  <td key={key} data-label={title || quiet ? undefined : label} data-number={numeric ? '' : undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TableContainer>
  );
};
