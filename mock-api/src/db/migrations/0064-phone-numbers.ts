import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { e164Of } from '../../phones/phone-numbers.ts';

const BATCH = 1000;

interface Typed {
  id: number;
  phone: string;
  location: string | null;
  country: string | null;
}

/** Requests name the location of a project, and the country of the account of their sender. */
const typedIn = {
  users: sql`select id, phone, null as location, country from users where phone <> '' and id > `,
  requests: sql`select requests.id, requests.phone, requests.location, users.country from requests
    left join users on users.id = requests.user_id where requests.phone <> '' and requests.id > `,
};

const fill = async (db: Kysely<unknown>, table: 'users' | 'requests') => {
  let rows: readonly Typed[] = [];
  let last = 0;
  do {
    ({ rows } = await sql<Typed>`${typedIn[table]} ${last} order by ${sql.ref(`${table}.id`)} limit ${BATCH}`.execute(
      db,
    ));
    for (const { id, phone, location, country } of rows) {
      const numbers = e164Of(phone, location ?? '', country ?? '');
      if (numbers) await sql`update ${sql.table(table)} set phone_e164 = ${numbers} where id = ${id}`.execute(db);
    }
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === BATCH);
};

/** The numbers of phone fields in the form of links (E.164), beside what was typed. */
export const phoneNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['users', 'requests'] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('phone_e164', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await fill(db, table);
    }
  },
};
