import type { AdminStats } from 'shared-lib/contracts';
import { formatNumber, formatPercent } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { dashboard as labels } from '../../copy/dashboard.ts';
import { sources } from '../../copy/checks.ts';
import { sourcePageName } from '../../request/source-pages.ts';
import { listLink } from './list-links.ts';

type Row = NonNullable<AdminStats['period']['pages']>[number];

const PERCENT = 100;
const kinds = ['feasibility', 'consultation', 'contact'] as const;

const Name = styled.div`
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
const Note = styled.p`
  padding: var(--s4) var(--s5);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

const PageName = ({ row }: { row: Row }) => {
  if (!row.page) return sources.rest;
  const { name, kind, isPath } = sourcePageName(row);
  return (
    <Name>
      {isPath ? <Ltr>{name}</Ltr> : name}
      {kind && <small>{kind}</small>}
    </Name>
  );
};

interface CountProps {
  count: number;
  /** The list of the counted requests; none for pages that are counted together. */
  to: string | undefined;
  name: string;
}

const Count = ({ count, to, name }: CountProps) =>
  to && count > 0 ? (
    <TextLink to={to} aria-label={name}>
      {formatNumber(count)}
    </TextLink>
  ) : (
    formatNumber(count)
  );

const columnsFrom = (from: string): readonly TableColumn<Row>[] => {
  const linkOf = ({ page }: Row, ...[kind, agreed]: [(typeof kinds)[number]?, 'true'?]) =>
    page ? listLink(kind, { from, source_page: page, ...(agreed ? { agreed } : {}) }) : undefined;
  const nameOf = (row: Row, count: number, column: string) =>
    sources.countName(formatNumber(count), column, sourcePageName(row).name);
  return [
    { key: 'page', label: sources.page, title: true, cell: (row) => <PageName row={row} /> },
    ...kinds.map((kind) => ({
      key: kind,
      label: labels.kinds[kind],
      numeric: true,
      cell: (row: Row) => (
        <Count count={row[kind]} to={linkOf(row, kind)} name={nameOf(row, row[kind], labels.kinds[kind])} />
      ),
    })),
    {
      key: 'total',
      label: sources.total,
      numeric: true,
      onPhone: 'labelled',
      cell: (row) => <Count count={row.total} to={linkOf(row)} name={nameOf(row, row.total, sources.total)} />,
    },
    {
      key: 'agreed',
      label: sources.agreed,
      numeric: true,
      onPhone: 'labelled',
      cell: (row) => (
        <>
          <Count
            count={row.agreed}
            to={linkOf(row, undefined, 'true')}
            name={nameOf(row, row.agreed, sources.agreed)}
          />{' '}
          (<Ltr>{formatPercent(Math.round((row.agreed / row.total) * PERCENT))}</Ltr>)
        </>
      ),
    },
  ];
};

/** Requests of the period by the page that led to them, and how many of them became work. */
export const SourcePagesPanel = ({ pages, from }: { pages: readonly Row[]; from: string }) => (
  <Panel title={sources.title} flush>
    {pages.length > 0 && (
      <DataTable
        bare
        twoLines
        caption={sources.title}
        rows={pages}
        keyOf={({ page }) => page}
        columns={columnsFrom(from)}
      />
    )}
    <Note>{pages.length > 0 ? sources.text : sources.none}</Note>
  </Panel>
);
