import { useState, type ReactNode } from 'react';
import type { ImportReport } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { color, hiddenLine, text, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Panel } from 'shared-lib/ui/panel';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { csv } from '../../copy/csv.ts';

const Tiles = styled.div.attrs({ role: 'group' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
`;
const Tile = styled.button.attrs({ type: 'button' })`
  display: grid;
  padding: var(--s4) var(--s5);
  border: 0;
  border-block-end: 3px solid transparent;
  ${hiddenLine}
  background: ${color.white};
  text-align: start;
  cursor: pointer;
  span {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  b {
    ${text.tabular}
    font-size: 1.5rem;
    font-weight: ${weight.strong};
  }
  &[aria-pressed='true'] {
    border-color: ${color.brass500};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Change = styled.span`
  display: block;
  del {
    color: ${color.text3};
  }
  ins {
    color: ${color.success};
    text-decoration: none;
  }
`;
const None = styled.p`
  padding: var(--s6);
  color: ${color.text2};
`;

type ReportRow = ImportReport['rows'][number];
type Outcome = 'created' | 'updated' | 'unchanged';

const nameCell = ({ name }: ReportRow) => <b>{name}</b>;
const changesCell = ({ changes }: ReportRow) =>
  changes.map(({ label, before, after }) => (
    <Change key={label}>
      {label}: <VisuallyHidden>{csv.before}</VisuallyHidden> <del>{before || csv.emptyCell}</del>{' '}
      <span aria-hidden="true">←</span> <VisuallyHidden>{csv.after}</VisuallyHidden> <ins>{after || csv.emptyCell}</ins>
    </Change>
  ));

const columns: readonly TableColumn<ReportRow>[] = [
  { key: 'line', label: csv.line, numeric: true, cell: ({ line }) => formatNumber(line) },
  { key: 'name', label: csv.name, title: true, cell: nameCell },
];
const changeColumn: TableColumn<ReportRow> = { key: 'changes', label: csv.changes, cell: changesCell };

/** A table of hundreds of rows is shown in full only on request. */
const FIRST_ROWS = 50;

const RowTable = ({ rows, outcome }: { rows: readonly ReportRow[]; outcome: Outcome }) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const showAll = shown.length < rows.length && (
    <Button tone="quiet" size="small" onClick={() => setIsWhole(true)}>
      {csv.showAll(formatNumber(rows.length))}
    </Button>
  );
  return (
    <Panel title={csv.rowsTitle[outcome]} tools={showAll} flush>
      {rows.length > 0 ? (
        <DataTable
          caption={csv.rowsTitle[outcome]}
          bare
          keyOf={({ line }) => line}
          rows={shown}
          columns={outcome === 'updated' ? [...columns, changeColumn] : columns}
        />
      ) : (
        <None>{csv.noRows}</None>
      )}
    </Panel>
  );
};

type Part = Outcome | 'errors';

const firstPart = ({ errors, updated, created }: ImportReport): Part => {
  if (errors.length > 0) return 'errors';
  if (updated > 0) return 'updated';
  return created > 0 ? 'created' : 'unchanged';
};

/** What an import would change. Each number shows its rows. @param children the cells that prevent it */
export const ImportReportView = ({ report, children }: { report: ImportReport; children: ReactNode }) => {
  const [chosen, setChosen] = useState<Part>();
  const part = chosen ?? firstPart(report);
  const badLines = new Set(report.errors.map(({ line }) => line)).size;
  const tiles: [part: Part, label: string, count: number][] = [
    ['created', csv.created, report.created],
    ['updated', csv.updated, report.updated],
    ['unchanged', csv.unchanged, report.unchanged],
    ['errors', csv.errors, badLines],
  ];
  return (
    <>
      <Tiles aria-label={csv.summary}>
        {tiles.map(([key, label, count]) => (
          <Tile key={key} aria-pressed={key === part} onClick={() => setChosen(key)}>
            <span>{label}</span>
            <b>{formatNumber(count)}</b>
          </Tile>
        ))}
      </Tiles>
      {badLines > 0 && <Alert tone="danger">{csv.errorsText}</Alert>}
      {part !== 'errors' && (
        <RowTable key={part} outcome={part} rows={report.rows.filter(({ outcome }) => outcome === part)} />
      )}
      {part === 'errors' && (badLines > 0 ? children : <None>{csv.noRows}</None>)}
    </>
  );
};
