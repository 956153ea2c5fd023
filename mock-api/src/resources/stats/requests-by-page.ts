import type { AdminStats, CountByKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { Database } from '../../db/open-database.ts';
import { readFigures, type StatFigure } from './figures.ts';

type SourcePages = NonNullable<AdminStats['period']['pages']>;
type SourcePage = Omit<SourcePages[number], 'title'>;

const MAX_PAGES = 10;

const totalOf = ({ contact, consultation, feasibility }: CountByKind): number => contact + consultation + feasibility;

const countPages = (figures: readonly StatFigure[]): Map<string, CountByKind> => {
  const counts = new Map<string, CountByKind>();
  for (const { kind, value, count } of figures) {
    const entry = counts.get(value) ?? { contact: 0, consultation: 0, feasibility: 0 };
    entry[kind] += count;
    counts.set(value, entry);
  }
  return counts;
};

const sumOf = (pages: readonly SourcePage[]): SourcePage => ({
  page: '',
  contact: pages.reduce((sum, { contact }) => sum + contact, 0),
  consultation: pages.reduce((sum, { consultation }) => sum + consultation, 0),
  feasibility: pages.reduce((sum, { feasibility }) => sum + feasibility, 0),
  total: pages.reduce((sum, { total }) => sum + total, 0),
  agreed: pages.reduce((sum, { agreed }) => sum + agreed, 0),
});

/** Arabic titles of the pages of content, by path. */
const readTitles = async (db: Database): Promise<Map<string, string>> => {
  const services = await db.selectFrom('services').select(['id', 'slug', 'name_ar as title']).execute();
  const sectors = await db.selectFrom('sectors').select(['id', 'slug', 'name_ar as title']).execute();
  const studies = await db.selectFrom('studies').select(['id', 'slug', 'title_ar as title']).execute();
  return new Map(
    (
      [
        [services, paths.service],
        [sectors, paths.sector],
        [studies, paths.study],
      ] as const
    ).flatMap(([rows, pathOf]) =>
      rows.flatMap(({ id, slug, title }) => [slug, id].map((name) => [pathOf(name), title] as const)),
    ),
  );
};

/**
 * Requests from a day on by the page that led to them; most requests first. The last row, with an empty page, sums the requests without
 * a known page and those of pages after the tenth.
 * @param from day as `YYYY-MM-DD`
 */
export const readRequestsByPage = async (db: Database, from: string): Promise<SourcePages> => {
  const agreed = countPages(await readFigures(db, 'agreed', from));
  const rows = [...countPages(await readFigures(db, 'page', from))]
    .map(([page, counts]): SourcePage => {
      const agreedCounts = agreed.get(page);
      return { page, ...counts, total: totalOf(counts), agreed: agreedCounts ? totalOf(agreedCounts) : 0 };
    })
    .toSorted((one, other) => other.total - one.total || one.page.localeCompare(other.page));
  const known = rows.filter(({ page }) => page !== '');
  const rest = sumOf([...rows.filter(({ page }) => page === ''), ...known.slice(MAX_PAGES)]);
  const titles = await readTitles(db);
  return [...known.slice(0, MAX_PAGES), ...(rest.total > 0 ? [rest] : [])].map((row) => ({
    ...row,
    title: titles.get(row.page) ?? null,
  }));
};
