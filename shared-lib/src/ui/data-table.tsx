import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';
import { Table, TableContainer } from './table.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TableColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its header button sorts the list. */
  sortable?: boolean;
  /** Uses tabular figures, so that digits align vertically. */
  numeric?: boolean;
  /** Title of the row: shown without a label when rows stack on phones. */
  title?: boolean;
  /** Hides the label visually, for columns such as row actions. */
  hideLabel?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** Selects or deselects all visible rows. */
  toggleAll: (on: boolean) => void;
  /** Accessible name of the row's checkbox: «تحديد …» with the name of the row. */
  labelOf: (row: Row) => string;
  allLabel: string;
}

interface Props<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  selection?: RowSelection<Row>;
  /** Removes the border, for tables inside a panel. */
  bare?: boolean;
  /** Uses lower rows. */
  dense?: boolean;
}

const sortIcons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

const HeaderCell = <Row,>({ column: { key, label, sortable, hideLabel }, sort, onSort }: HeaderCellProps<Row>) => {
  if (!sortable || !onSort) return <th scope="col">{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</th>;
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

interface RowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  selection: RowSelection<Row> | undefined;
}

const BodyRow = <Row,>({ row, columns, selection }: RowProps<Row>) => {
  const selected = selection?.isSelected(row) ?? false;
  return (
    <tr data-selected={selected ? '' : undefined}>
      {selection && (
        <td>
          <Checkbox checked={selected} aria-label={selection.labelOf(row)} onChange={() => selection.toggle(row)} />
        </td>
      )}
      {columns.map(({ key, label, cell, numeric, title, hideLabel }) => (
        <td key={key} data-label={title || hideLabel ? undefined : label} data-number={numeric ? '' : undefined}>
          {/* One element beside the label of a stacked row, also for a cell of several parts. */}
          <div>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
};

/** A table with sortable headers and a selection column. Rows stack as records on phones. */
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
  const selectedCount = selection ? rows.filter(selection.isSelected).length : 0;
  const all = rows.length > 0 && selectedCount === rows.length;
  return (
    <TableContainer $bare={bare} role="region" aria-label={caption} tabIndex={0}>
      <Table $dense={dense}>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <Checkbox
                  checked={all}
                  mixed={selectedCount > 0 && !all}
                  aria-label={selection.allLabel}
                  onChange={() => selection.toggleAll(!all)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={keyOf(row)} row={row} columns={columns} selection={selection} />
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
};
