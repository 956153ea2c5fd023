import { calculationFigures, formulaVersionOf, type ClientDetail, type Quote } from 'shared-lib/contracts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import { readAttached } from '../calculations/stored.ts';
import { listFiles, listMessages } from '../dashboard/conversations.ts';
import type { RequestRow } from '../requests/lifecycle/request-context.ts';
import { isActive } from '../requests/lists/status-conditions.ts';
import { rowTitle } from '../requests/payload.ts';
import { presentQuote } from '../requests/present.ts';
import { presentClient, type ClientRow } from './client-list.ts';
import { readMerges } from './merges.ts';
import { findSamePerson } from './same-person.ts';

/** Rows of each list on the page of a client. */
const SHOWN = 50;
const firstPage = { page: 1, per_page: SHOWN };

/** The requests of a client without spam, newest first. */
const readClientRequests = (db: Database, clientId: number) =>
  db
    .selectFrom('requests')
    .selectAll('requests')
    .select(({ case: when, lit }) => when().when(isActive).then(lit(1)).else(lit(0)).end().as('is_open'))
    .where('client_id', '=', clientId)
    .where('is_spam', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const nameOf = (row: Pick<RequestRow, 'reference' | 'kind' | 'payload'>) => ({
  reference: row.reference,
  request_kind: row.kind,
  title: rowTitle(row),
});

/** The latest quote of each request that was sent, by the id of the request. */
const readQuotes = async (db: Database, ids: readonly number[], now: string): Promise<Map<number, Quote>> => {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('request_id', 'in', [0, ...ids])
    .where('status', '<>', 'draft')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.request_id, presentQuote(row, now)]));
};

const sumOf = (quotes: readonly Quote[], status: Quote['status']): number =>
  quotes.filter((quote) => quote.status === status).reduce((sum, { amount }) => sum + amount, 0);

/** By the account, or by an address that the file was sent to: also by those of clients that were merged into this one. */
const readDownloads = (db: Database, { id, user_id }: ClientRow) =>
  db
    .selectFrom('study_downloads')
    .innerJoin('studies', 'studies.id', 'study_downloads.study_id')
    .select(['study_id', 'studies.title_ar', 'study_downloads.email', 'downloaded_at', 'study_downloads.created_at'])
    .where(({ or, and, eb }) =>
      or([
        eb('study_downloads.user_id', '=', user_id ?? 0),
        and([
          eb('study_downloads.email', '<>', ''),
          eb('study_downloads.email', 'in', (emails) =>
            emails
              .selectFrom('clients')
              .select('clients.email')
              .where((own) => own.or([own('clients.id', '=', id), own('clients.merged_into', '=', id)])),
          ),
        ]),
      ]),
    )
    .orderBy('study_downloads.id', 'desc')
    .limit(SHOWN)
    .execute();

const readCalculations = async (
  db: Database,
  { user_id }: ClientRow,
  requests: readonly RequestRow[],
): Promise<ClientDetail['calculations']> => {
  const saved = await db
    .selectFrom('saved_calculations')
    .select(['name', 'inputs as link', 'figures', 'updated_at as at'])
    .where('user_id', '=', user_id ?? 0)
    .execute();
  const sent = requests.flatMap((row) => {
    const { reference, created_at: at } = row;
    const attached = readAttached(row.calculation);
    return attached ? [{ ...attached, name: attached.title || rowTitle(row), reference, at }] : [];
  });
  const own = saved.map((row) => ({ ...row, figures: readJson(calculationFigures, row.figures), reference: null }));
  return [...own, ...sent]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN)
    .map(({ figures, name, link, reference, at }) => ({
      name,
      link,
      formula: String(formulaVersionOf(figures.formula_version)),
      reference,
      at,
    }));
};

const readRatings = async (db: Database, clientId: number): Promise<ClientDetail['ratings']> => {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('requests', 'requests.id', 'ratings.request_id')
    .select(['reference', 'kind', 'payload', 'score', 'comment', 'at'])
    .where('requests.client_id', '=', clientId)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({ ...nameOf(row), score: row.score, comment: row.comment, at: row.at }));
};

const readAgreed = (db: Database, clientId: number) =>
  db
    .selectFrom('agreements')
    .innerJoin('requests', 'requests.id', 'agreements.request_id')
    .select(['number', 'accepted_with', 'accepted_at'])
    .where('requests.client_id', '=', clientId)
    .where('accepted_at', 'is not', null)
    .execute();

const readConsent = async (
  db: Database,
  { id }: ClientRow,
  downloads: Awaited<ReturnType<typeof readDownloads>>,
): Promise<ClientDetail['consent']> =>
  [
    ...(await readAgreed(db, id)).flatMap(({ number, accepted_with, accepted_at }) =>
      accepted_at === null
        ? []
        : [{ kind: 'agreement' as const, text: number, method: accepted_with, at: accepted_at }],
    ),
    ...downloads.flatMap(({ title_ar, email, created_at }) =>
      email === '' ? [] : [{ kind: 'download' as const, text: title_ar, method: null, at: created_at }],
    ),
  ].toSorted((one, other) => other.at.localeCompare(one.at));

const readAccount = async (db: Database, { user_id }: ClientRow) => {
  const account = await db
    .selectFrom('users')
    .select(['country', 'status', 'last_login_at'])
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst();
  const refused = await db
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', user_id ?? 0)
    .where('email', '=', 0)
    .execute();
  return {
    ...(account ?? { country: '', status: null, last_login_at: null }),
    refused_emails: refused.map((row) => row.kind),
  };
};

const presentNote = ({ author_id, author_name, author_role, id, body, at }: Row<'client_notes'>) => ({
  id,
  body,
  at,
  author: { id: author_id, name: author_name, role: author_role },
});

const readNotes = async (db: Database, clientId: number): Promise<ClientDetail['notes']> => {
  const rows = await db
    .selectFrom('client_notes')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentNote);
};

/** Everything of a client on one page. @param now ISO 8601 */
export const readClient = async (db: Database, row: ClientRow, now: string): Promise<ClientDetail> => {
  const requests = await readClientRequests(db, row.id);
  const quotes = await readQuotes(
    db,
    requests.map(({ id }) => id),
    now,
  );
  const all = [...quotes.values()];
  const downloads = await readDownloads(db, row);
  const messages = await listMessages(db, 'client_id', row.id, { ...firstPage, from: 'all', unread: '0' });
  const files = await listFiles(db, 'client_id', row.id, { ...firstPage, direction: 'all', q: '' });
  return {
    ...presentClient(row),
    ...(await readAccount(db, row)),
    quotes: {
      accepted: sumOf(all, 'accepted'),
      waiting: sumOf(all, 'sent'),
      declined: sumOf(all, 'declined') + sumOf(all, 'expired'),
    },
    request_rows: requests.slice(0, SHOWN).map((request) => {
      const quote = quotes.get(request.id);
      return {
        ...nameOf(request),
        status: request.status,
        is_open: request.is_open === 1,
        quote: quote ? { amount: quote.amount, status: quote.status } : null,
        created_at: request.created_at,
      };
    }),
    messages: messages.rows,
    files: files.rows,
    downloads: downloads.flatMap(({ study_id, title_ar, downloaded_at }) =>
      downloaded_at === null ? [] : [{ study_id, title: title_ar, at: downloaded_at }],
    ),
    calculations: await readCalculations(db, row, requests),
    ratings: await readRatings(db, row.id),
    consent: await readConsent(db, row, downloads),
    notes: await readNotes(db, row.id),
    same_person: await findSamePerson(db, row),
    merges: await readMerges(db, row.id),
  };
};
