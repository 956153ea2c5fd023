import type { BulkPreview, ReferenceKind, SearchKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOneOf, matchesNothing } from '../../db/conditions.ts';
import type { Database } from '../../db/open-database.ts';
import type { Stamped } from '../../dialect/resource.ts';

/** Rows whose links are looked for in texts; for more the count of links would be slow. */
const MAX_LINKED = 100;

type Condition = RawBuilder<SqlBool>;

const pathOf: Readonly<Record<SearchKind, (slug: string) => string>> = {
  article: paths.article,
  study: paths.study,
  service: paths.service,
  sector: paths.sector,
};

/** Path of the public page of a row, as it is stored in links: encoded, and as people type it. */
const pathsOf = (kind: SearchKind, item: Stamped): string[] => {
  const slug: unknown = Reflect.get(item, 'slug');
  if (typeof slug !== 'string' || slug === '') return [];
  const encoded = pathOf[kind](slug);
  return [...new Set([encoded, decodeURIComponent(encoded)])];
};

/** Whether a text contains one of the parts. `replace` compares exactly in both databases, without wildcards. */
const containsOneOf = (column: string, parts: readonly string[]): Condition =>
  parts.length === 0
    ? matchesNothing
    : sql`(${sql.join(
        parts.map((part) => sql`replace(${sql.ref(column)}, ${part}, '') <> ${sql.ref(column)}`),
        sql` or `,
      )})`;

const count = async (db: Database, table: 'articles' | 'sliders' | 'requests' | 'studies', where: Condition) =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .where(where)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Services and studies of sectors. */
const findChildren = async (db: Database, ids: readonly number[]) => {
  const services = await db
    .selectFrom('service_sectors')
    .select(({ fn }) => fn.count('service_id').distinct().as('count'))
    .where(isOneOf('service_sectors.sector_id', ids))
    .executeTakeFirstOrThrow();
  return {
    services: Number(services.count),
    studies: await count(db, 'studies', isOneOf('studies.sector_id', ids)),
  };
};

/** Clients and consultants who have saved articles or studies. */
const findReaders = async (db: Database, kind: 'article' | 'study', ids: readonly number[]) => {
  const { count: readers } = await db
    .selectFrom('saved_items')
    .select(({ fn }) => fn.count('user_id').distinct().as('count'))
    .where('kind', '=', kind)
    .where(isOneOf('saved_items.item_id', ids))
    .executeTakeFirstOrThrow();
  return Number(readers);
};

/**
 * What refers to rows of content: services and studies of a sector, links in articles and slides, requests that were sent from
 * their pages, and people who have saved them.
 * @param kind of the pages of these rows; undefined when they have no page of their own
 */
export const readReferences = async (
  db: Database,
  kind: SearchKind | undefined,
  items: readonly Stamped[],
): Promise<BulkPreview['used_by']> => {
  if (!kind) return [];
  const ids = items.map(({ id }) => id);
  const pages = items.length <= MAX_LINKED ? items.flatMap((item) => pathsOf(kind, item)) : [];
  const links = pages.flatMap((page) => ['"', '#', '?'].map((end) => `${page}${end}`));
  const articles: Condition =
    kind === 'article'
      ? sql`${containsOneOf('articles.body_html', links)} and not ${isOneOf('articles.id', ids)}`
      : containsOneOf('articles.body_html', links);
  const isTarget: Condition = pages.length > 0 ? sql`button_link in (${sql.join(pages)})` : matchesNothing;
  const isSource: Condition = pages.length > 0 ? sql`source_page in (${sql.join(pages)})` : matchesNothing;
  const counts: Readonly<Partial<Record<ReferenceKind, number>>> = {
    ...(kind === 'sector' ? await findChildren(db, ids) : {}),
    articles: await count(db, 'articles', articles),
    sliders: await count(db, 'sliders', isTarget),
    requests: await count(db, 'requests', isSource),
    ...(kind === 'article' || kind === 'study' ? { readers: await findReaders(db, kind, ids) } : {}),
  };
  return Object.entries(counts).flatMap(([name, number]) => (number > 0 ? [{ kind: name, count: number }] : []));
};

/** Requests that accounts have sent or are responsible for: those accounts are not deleted. */
export const requestsOfAccounts = async (db: Database, items: readonly Stamped[]): Promise<BulkPreview['used_by']> => {
  const ids = items.map(({ id }) => id);
  const requests = await count(
    db,
    'requests',
    sql`(${isOneOf('requests.user_id', ids)} or ${isOneOf('requests.assignee_id', ids)})`,
  );
  return requests > 0 ? [{ kind: 'requests', count: requests }] : [];
};
