import { formatNumber } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Ltr } from 'shared-lib/ui/bdi';
import { Stack } from 'shared-lib/ui/stack';
import { releasesCopy } from '../../copy/releases.ts';
import type { Figures, RemoteReleases } from './contract.ts';

const copy = releasesCopy.figures;

type Documents = Figures['total'];

interface Row {
  page: string;
  used: Documents | undefined;
  before: Documents | undefined;
}

/** Documents whose end is known. One that its visitor left early says nothing. */
const ended = ['loaded', 'fell back', 'crashed', 'blank', 'unresponsive', 'hung', 'reloading'] as const;
type Outcome = (typeof ended)[number];

const totalOf = ({ counts }: Documents, outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);

/** «12 (98%)»: documents, and their part of those whose end is known. */
const share = (documents: Documents, outcomes: readonly Outcome[]): string | undefined => {
  const all = totalOf(documents, ended);
  if (all === 0) return undefined;
  const count = totalOf(documents, outcomes);
  return `${formatNumber(count)} (${formatNumber((count / all) * 100)}%)`;
};

const CLS_DIGITS = 3;
const vital = (name: 'lcp' | 'inp' | 'cls') => (documents: Documents) => {
  const value = documents[name];
  if (value === undefined) return undefined;
  return name === 'cls' ? value.toFixed(CLS_DIGITS) : copy.milliseconds(value);
};

const shareOf =
  (...outcomes: Outcome[]) =>
  (documents: Documents) =>
    share(documents, outcomes);

/** A figure of the release in use, and below it that of the release before. */
const figure = (key: string, label: string, read: (documents: Documents) => string | undefined): TableColumn<Row> => ({
  key,
  label,
  numeric: true,
  cell: ({ used, before }) => {
    const earlier = before && read(before);
    return (
      <>
        {(used && read(used)) ?? copy.none}
        {earlier !== undefined && (
          <>
            <br />
            <small>{copy.before(earlier)}</small>
          </>
        )}
      </>
    );
  },
});

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'page',
    label: copy.page,
    title: true,
    cell: ({ page }) => (page === '' ? <b>{copy.all}</b> : <Ltr>{page}</Ltr>),
  },
  figure('loaded', copy.loaded, shareOf('loaded')),
  figure('fellBack', copy.fellBack, shareOf('fell back')),
  figure('crashed', copy.crashed, shareOf('crashed')),
  figure('hung', copy.hung, shareOf('hung')),
  figure('unusable', copy.unusable, shareOf('blank', 'unresponsive', 'reloading')),
  figure('lcp', copy.lcp, vital('lcp')),
  figure('inp', copy.inp, vital('inp')),
  figure('cls', copy.cls, vital('cls')),
];

const rowsOf = (used: Figures, before: Figures | null): Row[] => {
  const of = (figures: Figures | null, page: string) => figures?.pages.find((one) => one.page === page);
  const pages = [...new Set([used, before].flatMap((figures) => figures?.pages.map(({ page }) => page) ?? []))];
  return [
    { page: '', used: used.total, before: before?.total },
    ...pages.toSorted().map((page) => ({ page, used: of(used, page), before: of(before, page) })),
  ];
};

/** What browsers reported about the release in use, by kind of page, beside the release before. */
export const FiguresTable = ({ figures, title }: { figures: RemoteReleases['figures']; title: string }) => {
  if (!figures) return <Alert role="none">{copy.off}</Alert>;
  const { used, before } = figures;
  const rows = used ? rowsOf(used, before) : [];
  if (!used || rows.length === 1) return <p>{copy.empty}</p>;
  return (
    <Stack $gap="3">
      <p>
        {copy.summary(used.addresses)} {copy.legend}
      </p>
      <DataTable caption={title} columns={columns} rows={rows} keyOf={({ page }) => page} dense />
    </Stack>
  );
};
