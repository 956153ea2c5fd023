import type { ImportReport } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { saveAs } from 'shared-lib/patterns/fetch-file';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { DataTable } from 'shared-lib/ui/data-table';
import { Input } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { csv } from '../../copy/csv.ts';
import { cellOf, csvFile, withLines, type CsvTable } from './csv-table.ts';
import type { Targets } from './column-targets.ts';

const Message = styled.span`
  color: ${color.danger};
`;

interface BadCell {
  key: string;
  line: number;
  /** Heading of the column; empty when the whole row is wrong. */
  label: string;
  /** Position of the column in the file; -1 when the file does not have it. */
  column: number;
  message: string;
}

/** The cells to correct. A cell with several errors appears once. */
const badCellsOf = (errors: ImportReport['errors'], targets: Targets): BadCell[] => {
  const byCell = Map.groupBy(errors, ({ line, field }) => `${line}.${field}`);
  return [...byCell].flatMap(([key, [first, ...others]]) =>
    first
      ? {
          key,
          line: first.line,
          label: first.label || first.field,
          column: first.field === '' ? -1 : targets.indexOf(first.field),
          message: [first, ...others].map(({ message }) => message).join(' '),
        }
      : [],
  );
};

/** The names of rows, so that a line is recognised without the file. */
const NAME_FIELDS = ['name_ar', 'title_ar'];

const messageOf = ({ key, message }: BadCell) => <Message id={`bad-cell-${key}`}>{message}</Message>;

interface Props {
  errors: ImportReport['errors'];
  table: CsvTable;
  targets: Targets;
  onChange: (line: number, column: number, text: string) => void;
}

const SaveBadRows = ({ errors, table }: Pick<Props, 'errors' | 'table'>) => {
  const save = () => {
    const lines = new Set(errors.map(({ line }) => line));
    saveAs(csv.badRowsFile(table.name), csvFile(withLines(table, lines)));
  };
  return (
    <Button tone="quiet" size="small" onClick={save}>
      {csv.saveBadRows}
    </Button>
  );
};

/** The cells that prevent an import, each with an input for its correction. */
export const BadCells = ({ errors, table, targets, onChange }: Props) => {
  const nameColumn = targets.findIndex((target) => NAME_FIELDS.includes(target));
  const nameCell = ({ line }: BadCell) => <bdi>{cellOf(table, line, nameColumn) || csv.emptyCell}</bdi>;
  const input = ({ key, line, label, column }: BadCell) => {
    const text = cellOf(table, line, column);
    if (text === undefined) return csv.inFile;
    return (
      <Input
        aria-label={csv.cellOf(label, formatNumber(line))}
        aria-describedby={`bad-cell-${key}`}
        aria-invalid
        dir="auto"
        value={text}
        onChange={({ target }) => onChange(line, column, target.value)}
      />
    );
  };
  return (
    <Panel title={csv.errorsTitle} tools={<SaveBadRows errors={errors} table={table} />} flush>
      <DataTable
        caption={csv.errorsTitle}
        bare
        keyOf={({ key }) => key}
        rows={badCellsOf(errors, targets)}
        columns={[
          { key: 'line', label: csv.line, numeric: true, cell: ({ line }) => formatNumber(line) },
          { key: 'name', label: csv.name, title: true, cell: nameCell },
          { key: 'label', label: csv.column, cell: ({ label }) => label },
          { key: 'text', label: csv.cell, cell: input },
          { key: 'message', label: csv.message, cell: messageOf },
        ]}
      />
    </Panel>
  );
};
