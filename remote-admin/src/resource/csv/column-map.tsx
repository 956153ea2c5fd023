import type { ImportColumn } from 'shared-lib/contracts';
import { countOf, cutText, formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { DataTable } from 'shared-lib/ui/data-table';
import { Select } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { csv } from '../../copy/csv.ts';
import { headingsOf, rowsOf, type CsvTable } from './csv-table.ts';
import type { Targets } from './column-targets.ts';
import { Cluster } from 'shared-lib/ui/stack';

const Text = styled.p`
  padding: var(--s4) var(--s6);
  color: ${color.text2};
`;
const Bar = styled.div`
  padding: var(--s4) var(--s6);
  border-block-start: 1px solid ${color.line};
`;

const SAMPLES = 3;
const SAMPLE_LENGTH = 30;

const shortened = (text: string): string => (text.length > SAMPLE_LENGTH ? `${cutText(text, SAMPLE_LENGTH)}…` : text);

/** The first values of a column. */
const samplesOf = (table: CsvTable, column: number): string[] =>
  rowsOf(table)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter(Boolean)
    .slice(0, SAMPLES)
    .map(shortened);

interface FileColumn {
  index: number;
  heading: string;
  samples: readonly string[];
}

const columnsOf = (table: CsvTable): FileColumn[] =>
  headingsOf(table).map((heading, index) => ({
    index,
    heading: heading || csv.noHeading(formatNumber(index + 1)),
    samples: samplesOf(table, index),
  }));

interface Props {
  table: CsvTable;
  /** The columns that the import reads. */
  columns: readonly ImportColumn[];
  targets: Targets;
  isChecking: boolean;
  onChange: (targets: Targets) => void;
  onCheck: () => void;
}

const headingCell = ({ heading }: FileColumn) => (
  <b>
    <bdi>{heading}</bdi>
  </b>
);
const samplesCell = ({ samples }: FileColumn) =>
  samples.length > 0 ? (
    <Cluster as="span" $gap="1 5">
      {[...new Set(samples)].map((sample) => (
        <bdi key={sample}>{sample}</bdi>
      ))}
    </Cluster>
  ) : (
    csv.emptyCell
  );

/** The columns of a file, each with the field that receives its values. */
export const ColumnMap = ({ table, columns, targets, isChecking, onChange, onCheck }: Props) => {
  const target = ({ index, heading }: FileColumn) => (
    <Select
      aria-label={csv.targetOf(heading)}
      value={targets[index] ?? ''}
      onChange={({ target: { value } }) => onChange(targets.map((one, at) => (at === index ? value : one)))}
    >
      <option value="">{csv.leaveOut}</option>
      {columns.map(({ name, label }) => (
        <option key={name} value={name} disabled={name !== targets[index] && targets.includes(name)}>
          {label}
        </option>
      ))}
    </Select>
  );
  return (
    <Panel title={csv.mapTitle} flush>
      <Text>{csv.mapText}</Text>
      <DataTable
        caption={csv.mapTitle}
        bare
        keyOf={({ index }) => index}
        rows={columnsOf(table)}
        columns={[
          { key: 'heading', label: csv.heading, title: true, cell: headingCell },
          { key: 'samples', label: csv.samples, cell: samplesCell },
          { key: 'target', label: csv.target, cell: target },
        ]}
      />
      <Bar>
        <Button disabled={targets.every((one) => one === '')} pending={isChecking} onClick={onCheck}>
          {csv.check}
        </Button>
      </Bar>
    </Panel>
  );
};

/** The headings that an import leaves out. */
const ignoredOf = (table: CsvTable, targets: Targets): string[] =>
  headingsOf(table).filter((heading, index) => heading !== '' && !targets[index]);

/** How many columns of a file have a field: «12 من 14 عموداً». */
export const matchedColumns = (targets: Targets): string =>
  csv.matched(formatNumber(targets.filter(Boolean).length), countOf(targets.length, csv.columns));

/** The chosen columns in one line, with a button to change them. */
export const ColumnMapSummary = ({
  table,
  targets,
  onEdit,
}: Pick<Props, 'table' | 'targets'> & { onEdit: () => void }) => {
  const ignored = ignoredOf(table, targets);
  return (
    <Panel
      title={csv.mapTitle}
      tools={
        <Button tone="quiet" size="small" onClick={onEdit}>
          {csv.editMap}
        </Button>
      }
    >
      <p>{ignored.length > 0 ? csv.ignored(ignored.join(csv.separator)) : csv.allMatched}</p>
    </Panel>
  );
};
