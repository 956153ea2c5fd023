import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numberedTable, texts } from '../table.ts';
import { createTrigger } from './0061-request-figures.ts';

/**
 * Whose request it is: the account, else the e-mail address, else the phone number. Null for the requests of deleted accounts.
 * @param row `new` in a trigger, or the table
 */
const identityOf = (row: 'new' | 'requests') => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`(case when ${column('user_id')} is not null then 'u:' || cast(${column('user_id')} as text)
    when ${column('email')} <> '' then 'e:' || lower(${column('email')})
    when ${column('phone_e164')} <> '' then 'p:' || ${column('phone_e164')}
    when ${column('phone')} <> '' then 'p:' || ${column('phone')} end)`;
};

const COLUMNS = sql`identity, user_id, name, email, phone, phone_e164, company, search, created_at`;

const personOf = (row: 'new' | 'requests' | 'users') =>
  sql.join(
    ['name', 'email', 'phone', 'phone_e164', 'company', 'search', 'created_at'].map((name) =>
      sql.ref(`${row}.${name}`),
    ),
  );

const REFRESH = sql`do update set name = excluded.name, email = excluded.email, phone = excluded.phone,
  phone_e164 = excluded.phone_e164, company = excluded.company, search = excluded.search`;

/**
 * A guest is known by the latest request; the client of an account follows the account. While an account is deleted, its requests still
 * name it for a moment.
 */
const addFromRequest = (when: RawBuilder<unknown>) => sql`insert into clients (${COLUMNS})
  select ${identityOf('new')}, new.user_id, ${personOf('new')} where ${identityOf('new')} is not null and ${when}
    and (new.user_id is null or exists (select 1 from users where users.id = new.user_id))
  on conflict (identity) ${REFRESH} where clients.user_id is null;`;

/** Who was merged into another client sends requests of that client. */
const linkRequest = (
  when: RawBuilder<unknown>,
) => sql`update requests set client_id = (select coalesce(merged_into, id) from clients
  where identity = ${identityOf('new')}) where id = new.id and ${when};`;

const noteRequest = sql`update clients set last_request_at = new.created_at
  where id = (select client_id from requests where id = new.id)
    and (last_request_at is null or last_request_at < new.created_at);`;

const wasLast = sql`not exists (select 1 from requests where requests.client_id = old.client_id)
  and not exists (select 1 from clients as others where others.merged_into = old.client_id)`;

/** A guest whose last request went to an account is that account, which gets the notes. */
const removeEmptyGuest = sql`update client_notes set client_id = (select client_id from requests where id = new.id)
  where client_id in (select id from clients where id = old.client_id and user_id is null and merged_into is null)
    and exists (select 1 from requests where id = new.id and client_id is not null) and ${wasLast};
  delete from clients where id = old.client_id and user_id is null and merged_into is null and ${wasLast};`;

const addFromUser = sql`insert into clients (${COLUMNS})
  select 'u:' || cast(new.id as text), new.id, ${personOf('new')} where new.role = 'client'
  on conflict (identity) ${REFRESH};`;

const createTriggers = async (db: Kysely<unknown>) => {
  await createTrigger(db, {
    name: 'requests_insert_client',
    on: sql`after insert on requests`,
    when: sql`new.is_spam = 0`,
    run: sql`${addFromRequest(sql`new.client_id is null`)} ${linkRequest(sql`client_id is null`)} ${noteRequest}`,
  });
  await createTrigger(db, {
    name: 'requests_update_client',
    on: sql`after update of user_id, is_spam, client_id on requests`,
    // A program that moves a request to another client says so itself. When a client is deleted, what is left of its requests is a guest's.
    when: sql`(old.user_id is distinct from new.user_id and old.client_id is not distinct from new.client_id)
      or (new.client_id is null and new.is_spam = 0 and ${identityOf('new')} is not null
        and (old.is_spam = 1 or old.client_id is not null))`,
    run: sql`${addFromRequest(sql`1 = 1`)} ${linkRequest(sql`1 = 1`)} ${noteRequest} ${removeEmptyGuest}`,
  });
  await createTrigger(db, { name: 'users_insert_client', on: sql`after insert on users`, run: addFromUser });
  await createTrigger(db, {
    name: 'users_update_client',
    on: sql`after update of name, email, phone, phone_e164, company, search, role on users`,
    run: addFromUser,
  });
};

const fill = async (db: Kysely<unknown>) => {
  await sql`insert into clients (${COLUMNS})
    select 'u:' || cast(id as text), id, ${personOf('users')} from users where role = 'client'`.execute(db);
  // The latest request of each person.
  await sql`insert into clients (${COLUMNS})
    select ${identityOf('requests')}, user_id, ${personOf('requests')} from requests
    where id in (select max(id) from requests where is_spam = 0 and ${identityOf('requests')} is not null
      group by ${identityOf('requests')})
    on conflict (identity) do nothing`.execute(db);
  await sql`update requests set client_id = (select id from clients where identity = ${identityOf('requests')})
    where is_spam = 0`.execute(db);
  await sql`update clients set last_request_at =
    (select max(created_at) from requests where requests.client_id = clients.id)`.execute(db);
};

/**
 * The clients of the administration: accounts, and guests by their e-mail address or phone number. Triggers keep them, so that no
 * program can forget it. A migration that builds `requests` or `users` again must create the triggers again.
 */
export const clients: Migration = {
  async up(db: Kysely<unknown>) {
    await texts(numberedTable(db, 'clients'), 'identity', 'name', 'email', 'phone', 'phone_e164', 'company', 'search')
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('merged_into', 'integer', (column) => column.references('clients.id').onDelete('cascade'))
      .addColumn('last_request_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('clients_identity', ['identity'])
      .execute();
    await sql`create index clients_email_key on clients (lower(email))`.execute(db);
    for (const column of ['user_id', 'merged_into', 'last_request_at', 'phone_e164', 'name'])
      await db.schema.createIndex(`clients_${column}`).on('clients').column(column).execute();
    await db.schema
      .alterTable('requests')
      .addColumn('client_id', 'integer', (column) => column.references('clients.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('requests_client').on('requests').columns(['client_id', 'created_at']).execute();
    await texts(numberedTable(db, 'client_notes'), 'author_name', 'author_role', 'body', 'at')
      .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('author_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('client_notes_client').on('client_notes').column('client_id').execute();
    await texts(numberedTable(db, 'client_merges'), 'moved', 'actor_name', 'at')
      .addColumn('client_id', 'integer', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('merged_id', 'integer', (column) => column.notNull().references('clients.id').onDelete('cascade'))
      .addColumn('actor_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('undone_at', 'text')
      .execute();
    await db.schema.createIndex('client_merges_client').on('client_merges').column('client_id').execute();
    await fill(db);
    await createTriggers(db);
  },
};
