import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';
import { ColumnEdge, Table, TableContainer } from './table.tsx';
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
  /**
   * Stands in the second line of a row of two lines, there with its label, or beside the title; the first two columns do when none says
   * so. At most three.
   */
  onPhone?: boolean | 'labelled' | 'beside-title';
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

/** Widths that the user chose for the columns, for wide screens. */
export interface ColumnWidths {
  /** Key → pixels of all columns, or empty while the browser distributes the space. */
  widths: Readonly<Record<string, number>>;
  /** Called while a column is dragged; `measured` has the present widths. */
  resize: (key: string, pixels: number, measured: Readonly<Record<string, number>>) => void;
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
  /** Lets the user drag the edges of the headings. */
  sizes?: ColumnWidths;
  /** Rows that stack on phones have two lines: the name with its buttons, and up to three facts. */
  twoLines?: boolean;
}

/** Present widths of the columns of a table in pixels, by key. */
export const measureColumns = (table: Element | null): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Array.from(table?.querySelectorAll<HTMLElement>('th[data-column]') ?? [], (head) => [
      head.dataset.column ?? '',
      head.offsetWidth,
    ]),
  );

const SELECTION_WIDTH = 52;

const sortIcons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown } as const;

interface EdgeProps {
  columnKey: string;
  resize: ColumnWidths['resize'];
}

/**
 * The edge of a heading that a pointer drags. Not a stop of the keyboard, which would then need a stop for each column: the menu of the
 * list has buttons for the widths.
 */
const Edge = ({ columnKey, resize }: EdgeProps) => {
  const start = useRef<{ x: number; measured: Readonly<Record<string, number>> }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, measured: measureColumns(event.currentTarget.closest('table')) };
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const { x, measured } = start.current;
    // The table runs from right to left: a column grows while its left edge moves to the left.
    const toStart = getComputedStyle(currentTarget).direction === 'rtl' ? x - clientX : clientX - x;
    resize(columnKey, (measured[columnKey] ?? 0) + toStart, measured);
  };
  const stop = () => {
    start.current = undefined;
  };
  return (
    <ColumnEdge
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
    />
  );
};

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  resize: ColumnWidths['resize'] | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

const HeaderCell = <Row,>({
  column: { key, label, sortable, hideLabel },
  sort,
  onSort,
  resize,
}: HeaderCellProps<Row>) => {
  const edge = resize && !hideLabel && <Edge columnKey={key} resize={resize} />;
  if (!sortable || !onSort)
    return (
      <th scope="col" data-column={key}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {edge}
      </th>
    );
  const state = sort?.key === key ? sort.direction : 'none';
  return (
    <th scope="col" data-column={key} aria-sort={state}>
      <button
        type="button"
        onClick={() => onSort({ key, direction: state === 'ascending' ? 'descending' : 'ascending' })}
      >
        {label}
        <Icon icon={sortIcons[state]} size={16} />
      </button>
      {edge}
    </th>
  );
};

const FACTS = 2;
const MAX_FACTS = 3;

/** Keys of the columns in the second line of a row on phones. That which orders the rows is always among them. */
const factKeys = <Row,>(columns: readonly TableColumn<Row>[], sortedBy: string | undefined): ReadonlySet<string> => {
  const facts = columns.filter(({ title, hideLabel, onPhone }) => !title && !hideLabel && onPhone !== 'beside-title');
  const chosen = facts.some(({ onPhone }) => onPhone) ? facts.filter(({ onPhone }) => onPhone) : facts.slice(0, FACTS);
  const ordering = facts.filter(({ key }) => key === sortedBy);
  return new Set([...ordering, ...chosen].slice(0, MAX_FACTS).map(({ key }) => key));
};

interface RowProps<Row> {
  id: string | number;
  /** Columns of the second line on phones; undefined for a row that stacks all its cells. */
  facts: ReadonlySet<string> | undefined;
  /** Key of the column that orders the rows. */
  sortedBy: string | undefined;
  row: Row;
  columns: readonly TableColumn<Row>[];
  selection: RowSelection<Row> | undefined;
}

const partOf = <Row,>({ key, title, hideLabel, onPhone }: TableColumn<Row>, facts: ReadonlySet<string>) => {
  if (title) return 'title';
  if (onPhone === 'beside-title') return 'beside';
  if (hideLabel) return 'buttons';
  return facts.has(key) ? 'fact' : 'rest';
};

const BodyRow = <Row,>({ id, row, columns, selection, facts, sortedBy }: RowProps<Row>) => {
  const selected = selection?.isSelected(row) ?? false;
  return (
    <tr
      data-row={selection && id}
      data-selected={selected ? '' : undefined}
      data-facts={facts && Math.max(1, facts.size)}
    >
      {selection && (
        <td data-part={facts && 'check'}>
          <Checkbox checked={selected} aria-label={selection.labelOf(row)} onChange={() => selection.toggle(row)} />
        </td>
      )}
      {columns.map((column) => {
        const { key, label, cell, numeric, title, hideLabel, onPhone } = column;
        return (
          <td
            key={key}
            data-label={title || hideLabel ? undefined : label}
            data-number={numeric ? '' : undefined}
            data-part={facts && partOf(column, facts)}
            data-ordering={key === sortedBy || onPhone === 'labelled' ? '' : undefined}
          >
            {/* One element beside the label of a stacked row, also for a cell of several parts. */}
            <div>{cell(row)}</div>
          </td>
        );
      })}
    </tr>
  );
};

/** The columns with their widths, and the width of the whole table. */
const sizedTable = <Row,>(
  columns: readonly TableColumn<Row>[],
  widths: ColumnWidths['widths'],
  isSelectable: boolean,
) => {
  const pixels = columns.map(({ key }) => widths[key] ?? 0);
  const all = isSelectable ? [SELECTION_WIDTH, ...pixels] : pixels;
  return {
    total: all.reduce((sum, width) => sum + width, 0),
    group: (
      <colgroup>
        {isSelectable && <col width={SELECTION_WIDTH} />}
        {columns.map(({ key }) => (
          <col key={key} width={widths[key]} />
        ))}
      </colgroup>
    ),
  };
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
  sizes,
  twoLines = false,
}: Props<Row>) => {
  const selectedCount = selection ? rows.filter(selection.isSelected).length : 0;
  const all = rows.length > 0 && selectedCount === rows.length;
  const facts = twoLines ? factKeys(columns, sort?.key) : undefined;
  const isSized = sizes !== undefined && Object.keys(sizes.widths).length > 0;
  const sized = isSized ? sizedTable(columns, sizes.widths, selection !== undefined) : undefined;
  return (
    <TableContainer $bare={bare} role="region" aria-label={caption} tabIndex={0}>
      <Table $dense={dense} $width={sized?.total} $twoLines={twoLines}>
        {sized?.group}
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
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} resize={sizes?.resize} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow
              key={keyOf(row)}
              id={keyOf(row)}
              row={row}
              columns={columns}
              selection={selection}
              facts={facts}
              sortedBy={sort?.key}
            />
          ))}
        </tbody>
      </Table>
    </TableContainer>
  );
};
