import type { FastifyBaseLogger } from 'fastify';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { removeEndedSessions } from '../../auth/sessions.ts';
import { DAY, isoAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { removeOldResponses } from '../../http/idempotency.ts';
import { removeGuestWithoutRequests } from '../clients/personal-data.ts';
import { anonymous, eraseRequest } from '../requests/erasure.ts';
import { runSystemChange } from '../requests/lifecycle/run-change.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';
import { isClosed } from '../requests/lists/status-conditions.ts';
import { mayErase } from './announcement.ts';
import { retentionYears } from './periods.ts';

/** Emailed links that have expired still say so for this long. */
const EXPIRED_LINKS_MS = 30 * DAY;
/** Requests of one run, each in a transaction of its own. */
const BATCH = 50;

interface RetentionDeps extends RequestDeps {
  files: FileStore;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Days from the announcement of the first erasure to the erasure. */
  graceDays: number;
}

/** Something that is done at intervals. */
export interface HousekeepingTask {
  /** What it does, for the log. */
  what: string;
  /** Resolves to the number of things that it removed or sent. */
  run: () => Promise<number>;
}

/** The time some years ago. */
const yearsAgo = (clock: Clock, years: number): string => {
  const time = clock();
  time.setUTCFullYear(time.getUTCFullYear() - years);
  return time.toISOString();
};

/** What ended in an earlier year has its years behind it. */
const contractsUntil = (clock: Clock): string =>
  new Date(Date.UTC(clock().getUTCFullYear() - retentionYears.contract, 0, 1)).toISOString();

type RequestBuilder = ExpressionBuilder<Tables, 'requests'>;

/** Nobody has dealt with the request since a time: it did not change, and the account of its client was not used. */
const isLeftSince = ({ eb, or, not, exists, selectFrom }: RequestBuilder, time: string): Expression<SqlBool> =>
  eb.and([
    eb('requests.updated_at', '<=', time),
    or([
      eb('requests.user_id', 'is', null),
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'requests.user_id')
            .where((user) => user.or([user('users.last_login_at', '>', time), user('users.created_at', '>', time)])),
        ),
      ),
    ]),
  ]);

/** Whether the law asks for its papers: a quote was accepted, or a payment arrived. */
const isContract = ({ or, exists, selectFrom }: RequestBuilder): Expression<SqlBool> =>
  or([
    exists(
      selectFrom('quotes')
        .select('quotes.id')
        .whereRef('quotes.request_id', '=', 'requests.id')
        .where('quotes.status', '=', 'accepted'),
    ),
    exists(
      selectFrom('agreements')
        .leftJoin('agreement_payments', 'agreement_payments.agreement_id', 'agreements.id')
        .select('agreements.id')
        .whereRef('agreements.request_id', '=', 'requests.id')
        .where((agreement) =>
          agreement.or([
            agreement('agreements.accepted_at', 'is not', null),
            agreement('agreement_payments.received_at', 'is not', null),
          ]),
        ),
    ),
  ]);

/** Whether a request still has something to erase. */
const isPersonal = ({ eb, or, exists, selectFrom }: RequestBuilder): Expression<SqlBool> =>
  or([
    eb('requests.name', '!=', anonymous.name),
    eb('requests.email', '!=', ''),
    ...(['request_files', 'agreements', 'request_messages'] as const).map((table) =>
      exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.request_id`, '=', 'requests.id')),
    ),
  ]);

/** Finished requests and spam whose time is over. */
const overdueRequests = (db: Database, clock: Clock) =>
  db
    .selectFrom('requests')
    .where((eb) => eb.or([isClosed, eb('requests.is_spam', '=', 1)]))
    .where(isPersonal)
    .where((eb) =>
      eb.or([
        eb.and([eb.not(isContract(eb)), isLeftSince(eb, yearsAgo(clock, retentionYears.request))]),
        isLeftSince(eb, contractsUntil(clock)),
      ]),
    );

/** Erases requests whose time is over, with their files, agreements and receipts. @returns their number */
const eraseRequests = async (deps: RetentionDeps): Promise<number> => {
  const { db, clock } = deps;
  const found = await overdueRequests(db, clock).select('requests.id').orderBy('requests.id').limit(BATCH).execute();
  let count = 0;
  for (const { id } of found) {
    const stored: string[] = [];
    await runSystemChange(deps, async (context) => {
      // Somebody may have opened the request again meanwhile, and another server may have erased it.
      const row = await overdueRequests(context.trx, clock)
        .selectAll('requests')
        .where('requests.id', '=', id)
        .executeTakeFirst();
      if (!row) return;
      stored.push(...(await eraseRequest(context, row)));
      await removeGuestWithoutRequests(context.trx, row.client_id);
      count += 1;
    });
    for (const name of stored) await deps.files.remove(name);
  }
  return count;
};

/** Downloads of visitors whose e-mail address is over. */
const isOldAddress = (clock: Clock) => (eb: ExpressionBuilder<Tables, 'study_downloads'>) =>
  eb.and([
    eb('email', '!=', ''),
    eb('user_id', 'is', null),
    eb('created_at', '<=', yearsAgo(clock, retentionYears.download)),
  ]);

const forgetDownloads = async ({ db, clock }: RequestDeps): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('study_downloads')
    .set({ email: '' })
    .where(isOldAddress(clock))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** What is over, by kind. */
const countOverdue = async ({ db, clock }: RequestDeps) => {
  const requests = await overdueRequests(db, clock).select('requests.id').execute();
  const downloads = await db.selectFrom('study_downloads').select('id').where(isOldAddress(clock)).execute();
  return { requests: requests.length, downloads: downloads.length };
};

const removeExpiredLinks = async ({ db, clock }: RequestDeps): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('account_tokens')
    .where('expires_at', '<=', isoAfter(clock, -EXPIRED_LINKS_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** What keeps the promises of the privacy text. Each task writes a line to the log when it has removed something. */
export const retentionTasks = (deps: RetentionDeps): HousekeepingTask[] => {
  const afterGrace = (run: () => Promise<number>) => async () =>
    (await mayErase({ ...deps, countOverdue: () => countOverdue(deps) })) ? run() : 0;
  return [
    {
      what: 'retention: requests erased with their files, agreements and receipts',
      run: afterGrace(() => eraseRequests(deps)),
    },
    { what: 'retention: e-mail addresses of downloads removed', run: afterGrace(() => forgetDownloads(deps)) },
    { what: 'retention: ended sessions removed', run: () => removeEndedSessions(deps) },
    { what: 'retention: expired links of accounts removed', run: () => removeExpiredLinks(deps) },
    { what: 'retention: stored responses removed', run: () => removeOldResponses(deps) },
  ];
};
