import type { SamePerson } from 'shared-lib/contracts';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { numbersOf } from '../requests/triage/same-sender.ts';
import { selectClients, type ClientRow } from './client-list.ts';

type Known = Pick<ClientRow, 'id' | 'name' | 'email' | 'phone_e164'>;

/** What is known of a person: from the account, and from each request. */
interface Person {
  name: string;
  emails: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

const SHOWN = 20;

/** The people behind clients, by the id of the client. */
const readPeople = async (db: Database, clients: readonly Known[]): Promise<Map<number, Person>> => {
  const sent = await db
    .selectFrom('requests')
    .select(['client_id', 'email', 'phone_e164'])
    .where('client_id', 'in', [0, ...clients.map(({ id }) => id)])
    .where('is_spam', '=', 0)
    .execute();
  return new Map(
    clients.map((one) => {
      const all = [one, ...sent.filter(({ client_id }) => client_id === one.id)];
      return [
        one.id,
        {
          name: one.name.trim(),
          emails: new Set(all.map(({ email }) => email.toLowerCase()).filter(Boolean)),
          numbers: new Set(all.flatMap(({ phone_e164 }) => numbersOf(phone_e164))),
        },
      ];
    }),
  );
};

const meet = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));

const reasonsOf = (one: Person, other: Person): SamePerson['reasons'] => [
  ...(meet(one.emails, other.emails) ? (['email'] as const) : []),
  ...(meet(one.numbers, other.numbers) ? (['phone'] as const) : []),
  ...(one.name !== '' && one.name === other.name ? (['name'] as const) : []),
];

/** Clients with an e-mail address, a phone number or the name of a person. Each part has an index. */
const selectCandidates = (db: Database, id: number, { name, emails, numbers }: Person) => {
  const [anyEmail, anyNumber] = [
    ['-', ...emails],
    ['-', ...numbers],
  ];
  return selectClients(db)
    .where('clients.id', '<>', id)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(sql<string>`lower(clients.email)`, 'in', anyEmail),
        eb('clients.phone_e164', 'in', anyNumber),
        eb('clients.name', '=', name || '-'),
        eb(
          'clients.id',
          'in',
          selectFrom('requests as sent')
            .select('sent.client_id')
            .where('sent.client_id', 'is not', null)
            .where('sent.is_spam', '=', 0)
            .where((sent) =>
              sent.or([sent(sql<string>`lower(sent.email)`, 'in', anyEmail), sent('sent.phone_e164', 'in', anyNumber)]),
            ),
        ),
      ]),
    )
    .orderBy('clients.last_request_at', 'desc')
    .orderBy('clients.id')
    .limit(SHOWN);
};

/** Other clients that may be the same person, with what they have in common: the surest first. */
export const findSamePerson = async (db: Database, row: ClientRow): Promise<SamePerson[]> => {
  const own = (await readPeople(db, [row])).get(row.id);
  if (!own) return [];
  const candidates = await selectCandidates(db, row.id, own).execute();
  const people = await readPeople(db, candidates);
  return candidates
    .flatMap(({ id, kind, name, email, phone, requests }) => {
      const other = people.get(id);
      const reasons = other ? reasonsOf(own, other) : [];
      return reasons.length > 0 ? [{ id, kind, name, email, phone, requests, reasons }] : [];
    })
    .toSorted((one, other) => other.reasons.length - one.reasons.length);
};
