import type { RequestTag, RequestTagsInput } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import type { Database } from '../../../db/open-database.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

/** The tags of each request, in the order in which they were added. */
export const readTags = async (db: Database, requestIds: readonly number[]): Promise<Map<number, string[]>> => {
  const rows = await db
    .selectFrom('request_tags')
    .select(['request_id', 'tag'])
    .where('request_id', 'in', [0, ...requestIds])
    .orderBy('id')
    .execute();
  const groups = Map.groupBy(rows, ({ request_id }) => request_id);
  return new Map([...groups].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]));
};

/** The tags of all requests, the most used first. */
export const readKnownTags = async (db: Database): Promise<RequestTag[]> => {
  const rows = await db
    .selectFrom('request_tags')
    .select(['tag', ({ fn }) => fn.countAll().as('uses')])
    .groupBy('tag')
    .orderBy('uses', 'desc')
    .orderBy('tag')
    .execute();
  return rows.map(({ tag, uses }) => ({ tag, uses: Number(uses) }));
};

/** One spelling per tag: «VIP» and «vip», or «متابعة» and «متابعه», are the tag that was there first. */
const oneSpelling = (tags: readonly string[], known: readonly RequestTag[]): string[] => {
  const spellings = new Map(known.map(({ tag }) => [foldArabic(tag), tag]));
  return [...new Map(tags.map((tag) => [foldArabic(tag), spellings.get(foldArabic(tag)) ?? tag])).values()];
};

/** Gives a request these tags and no others, and writes the change to the audit log. */
export const setTags = async (
  context: RequestContext,
  row: RequestRow,
  { tags: wanted }: RequestTagsInput,
): Promise<void> => {
  const { trx } = context;
  const before = (await readTags(trx, [row.id])).get(row.id) ?? [];
  const after = oneSpelling(wanted, await readKnownTags(trx));
  const [removed, added] = [before.filter((tag) => !after.includes(tag)), after.filter((tag) => !before.includes(tag))];
  if (removed.length + added.length === 0) return;
  if (removed.length > 0)
    await trx.deleteFrom('request_tags').where('request_id', '=', row.id).where('tag', 'in', removed).execute();
  if (added.length > 0)
    await trx
      .insertInto('request_tags')
      .values(added.map((tag) => ({ request_id: row.id, tag })))
      .execute();
  await recordAudit(context, {
    action: 'request.tags',
    resource: 'requests',
    record: row.reference,
    details: { before: { tags: before }, after: { tags: after } },
  });
};
