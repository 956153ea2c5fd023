import type { DashboardFile, DashboardFileQuery, DashboardMessage, DashboardMessageQuery } from 'shared-lib/contracts';
import type { Database } from '../../db/open-database.ts';
import { isOneOf } from '../../db/conditions.ts';
import { offsetOf } from '../../http/params.ts';
import { looserWords } from '../../search/looser-words.ts';
import { searchColumn } from '../../search/search-column.ts';
import { readSearch, type SearchWord } from '../../search/search-words.ts';
import { rowTitle } from '../requests/payload.ts';
import { presentFile } from '../requests/present.ts';

const STAFF = ['admin', 'consultant'] as const;

interface Page<Item> {
  rows: Item[];
  total: number;
}

/** The column of requests that names whose they are. */
type Owner = 'user_id' | 'assignee_id' | 'client_id';

const selectMessages = (db: Database, owner: Owner, ownerId: number, query: DashboardMessageQuery) => {
  const own = db
    .selectFrom('request_messages')
    .innerJoin('requests', 'requests.id', 'request_messages.request_id')
    .where(`requests.${owner}`, '=', ownerId);
  const unread =
    query.unread === '1'
      ? own
          .where('request_messages.read_at', 'is', null)
          .where('request_messages.author_role', owner === 'assignee_id' ? 'not in' : 'in', [...STAFF])
      : own;
  return query.from === 'all'
    ? unread
    : unread.where('request_messages.author_role', query.from === 'staff' ? 'in' : 'not in', [...STAFF]);
};

/** A page of the messages of all requests of a client or of a consultant, newest first. */
export const listMessages = async (
  db: Database,
  owner: Owner,
  ownerId: number,
  query: DashboardMessageQuery,
): Promise<Page<DashboardMessage>> => {
  const chosen = selectMessages(db, owner, ownerId, query);
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll('request_messages')
    .select(['requests.reference', 'requests.kind', 'requests.payload'])
    .orderBy('request_messages.at', 'desc')
    .orderBy('request_messages.id', 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return {
    rows: rows.map(({ id, author_id, author_name, author_role, body, read_at, at, reference, kind, payload }) => ({
      id,
      reference,
      request_kind: kind,
      title: rowTitle({ kind, payload }),
      author: { id: author_id, name: author_name, role: author_role },
      is_from_client: !STAFF.some((role) => role === author_role),
      body,
      read_at,
      at,
    })),
    total: Number(total),
  };
};

interface NamedFile {
  id: number;
  name: string;
}

/** The ids of the files that a search finds. One person has few files, so that their names are compared here. */
const findFiles = async (files: readonly NamedFile[], q: string): Promise<number[]> => {
  const searched = files.map(({ id, name }) => ({ id, name, column: searchColumn(name) }));
  const containing = (anyOf: readonly string[]) =>
    searched.filter(({ column }) => anyOf.some((text) => column.includes(text)));
  const find = (words: readonly SearchWord[]) =>
    searched.filter(({ column }) => words.every(({ anyOf }) => anyOf.some((text) => column.includes(text))));
  const words = readSearch(q);
  const found = find(words);
  const looser =
    found.length > 0
      ? undefined
      : await looserWords(words, {
          contains: async (anyOf) => containing(anyOf).length > 0,
          names: async (anyOf) => containing(anyOf).map(({ name }) => name),
        });
  return (looser ? find(looser) : found).map(({ id }) => id);
};

/** A page of the files of all requests of a client, newest first, without internal ones. */
export const listFiles = async (
  db: Database,
  owner: Exclude<Owner, 'assignee_id'>,
  ownerId: number,
  query: DashboardFileQuery,
): Promise<Page<DashboardFile>> => {
  const own = db
    .selectFrom('request_files')
    .innerJoin('requests', 'requests.id', 'request_files.request_id')
    .where(`requests.${owner}`, '=', ownerId)
    .where('request_files.published_at', 'is not', null);
  const directed = query.direction === 'all' ? own : own.where('request_files.direction', '=', query.direction);
  const chosen = query.q
    ? directed.where(
        isOneOf(
          'request_files.id',
          await findFiles(await directed.select(['request_files.id', 'request_files.name']).execute(), query.q),
        ),
      )
    : directed;
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await chosen
    .selectAll('request_files')
    .select(['requests.reference', 'requests.kind', 'requests.payload'])
    .orderBy('request_files.published_at', 'desc')
    .orderBy('request_files.id', 'desc')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return {
    rows: rows.map(({ reference, kind, payload, ...file }) => ({
      reference,
      request_kind: kind,
      title: rowTitle({ kind, payload }),
      file: presentFile(file),
    })),
    total: Number(total),
  };
};
