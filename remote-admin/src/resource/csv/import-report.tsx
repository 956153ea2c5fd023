import type { ImportReport } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { DataTable } from 'shared-lib/ui/data-table';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { csv } from '../../copy/csv.ts';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  div {
    padding: 1rem 1.25rem;
    background: ${color.white};
  }
  dt {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  dd {
    font-size: 1.5rem;
    font-weight: ${weight.strong};
  }
`;

type RowError = ImportReport['errors'][number];
type ReportRow = ImportReport['rows'][number];

const ErrorTable = ({ errors }: { errors: readonly RowError[] }) => (
  <Panel title={csv.errorsTitle} flush>
    <DataTable
      caption={csv.errorsTitle}
      bare
      keyOf={({ line, field }) => `${line}.${field}`}
      rows={errors}
      columns={[
        { key: 'line', label: csv.line, numeric: true, cell: ({ line }) => formatNumber(line) },
        { key: 'label', label: csv.column, cell: ({ label, field }) => label || field },
        { key: 'message', label: csv.message, cell: ({ message }) => message },
      ]}
    />
  </Panel>
);

const nameCell = ({ name }: ReportRow) => <b>{name}</b>;

const RowTable = ({ rows }: { rows: readonly ReportRow[] }) => (
  <Panel title={csv.rowsTitle} flush>
    <DataTable
      caption={csv.rowsTitle}
      bare
      keyOf={({ line }) => line}
      rows={rows}
      columns={[
        { key: 'line', label: csv.line, numeric: true, cell: ({ line }) => formatNumber(line) },
        { key: 'name', label: csv.name, title: true, cell: nameCell },
        { key: 'outcome', label: csv.outcome, cell: ({ outcome }) => csv.outcomes[outcome] },
      ]}
    />
  </Panel>
);

/** What an import would change, and the rows that prevent it. */
export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const badLines = new Set(report.errors.map(({ line }) => line)).size;
  const tiles = [
    { label: csv.created, count: report.created },
    { label: csv.updated, count: report.updated },
    { label: csv.unchanged, count: report.unchanged },
    { label: csv.errors, count: badLines },
  ];
  return (
    <>
      <Tiles aria-label={csv.summary}>
        {tiles.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Tiles>
      {report.ignored.length > 0 && <Alert tone="warning">{csv.ignored(report.ignored.join(csv.separator))}</Alert>}
      {badLines > 0 && <Alert tone="danger">{csv.errorsText}</Alert>}
      {badLines > 0 && <ErrorTable errors={report.errors} />}
      {report.rows.length > 0 && <RowTable rows={report.rows} />}
    </>
  );
};
