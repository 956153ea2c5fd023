import { fieldErrorMessage } from 'shared-lib/copy';
import type { SnoozeInput } from 'shared-lib/contracts';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { DAY, isoAfter, isoNow, type Clock } from '../../../clock.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row, Tables } from '../../../db/tables.ts';
import { invalid } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { notifyMember } from '../emails/notify.ts';
import type { RequestContext, RequestDeps, RequestRow } from '../lifecycle/request-context.ts';
import { runSystemChange } from '../lifecycle/run-change.ts';

const eb = expressionBuilder<Tables, 'requests'>();

/** The request is out of the views of open work until a date. */
export const isSnoozed = (clock: Clock): Expression<SqlBool> =>
  eb('requests.id', 'in', (query) =>
    query
      .selectFrom('request_snoozes')
      .select('request_snoozes.request_id')
      .where('request_snoozes.until', '>', isoNow(clock)),
  );

/** The snoozes that last, by request id. @param now ISO 8601 */
export const readSnoozes = async (
  db: Database,
  requestIds: readonly number[],
  now: string,
): Promise<Map<number, Row<'request_snoozes'>>> => {
  const rows = await db
    .selectFrom('request_snoozes')
    .selectAll()
    .where('request_id', 'in', [0, ...requestIds])
    .where('until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.request_id, row]));
};

const LONGEST = 366 * DAY;

/**
 * Takes a request out of the views of open work until a date, or brings it back.
 * @throws {ApiError} 422 for a date that has passed or is more than a year ahead
 */
export const setSnooze = async (context: RequestContext, row: RequestRow, { until }: SnoozeInput): Promise<void> => {
  const { trx, now, clock, actor } = context;
  if (until !== null && until <= now) throw invalid({ until: [fieldErrorMessage('date-past')] });
  if (until !== null && until > isoAfter(clock, LONGEST)) throw invalid({ until: [fieldErrorMessage('date-invalid')] });
  const before = (await readSnoozes(trx, [row.id], now)).get(row.id)?.until ?? null;
  if (before === until) return;
  await trx.deleteFrom('request_snoozes').where('request_id', '=', row.id).execute();
  if (until !== null)
    await trx
      .insertInto('request_snoozes')
      .values({ request_id: row.id, until, actor_id: actor.id, actor_name: actor.name, created_at: now })
      .execute();
  await recordAudit(context, {
    action: until === null ? 'request.woken' : 'request.snoozed',
    resource: 'requests',
    record: row.reference,
    details: { snoozed_until: until },
  });
};

/**
 * Notifies the person who snoozed a request that it is back. The deleted row is the claim: of two servers that find it, the second one deletes
 * nothing and notifies nobody.
 * @returns the number of requests that are back
 */
export const wakeSnoozed = async (deps: RequestDeps): Promise<number> => {
  const due = await deps.db
    .selectFrom('request_snoozes')
    .select('request_id')
    .where('until', '<=', isoNow(deps.clock))
    .execute();
  let woken = 0;
  for (const { request_id } of due)
    await runSystemChange(deps, async (context) => {
      const claimed = await context.trx
        .deleteFrom('request_snoozes')
        .where('request_id', '=', request_id)
        .where('until', '<=', context.now)
        .returningAll()
        .executeTakeFirst();
      const row = await context.trx.selectFrom('requests').selectAll().where('id', '=', request_id).executeTakeFirst();
      if (!claimed || !row) return;
      woken += 1;
      if (claimed.actor_id !== null)
        await notifyMember(context, row, claimed.actor_id, {
          kind: 'status',
          title: notificationCopy.toStaff.woken,
          body: row.name,
        });
    });
  return woken;
};
