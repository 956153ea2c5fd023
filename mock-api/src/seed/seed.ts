import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { DAY, isoAfter, isoNow, type Clock } from '../clock.ts';
import { DatabaseError, type Database, openSiteDatabase, type DatabaseLocation } from '../db/open-database.ts';
import type { NewRow, Tables } from '../db/tables.ts';
import { newUserRow } from '../resources/users/repository.ts';
import { cannedReplies } from './content/canned-replies.ts';
import { sectors } from './content/sectors.ts';
import { services } from './content/services.ts';
import { settings } from './content/settings.ts';
import { sliders } from './content/sliders.ts';
import { demoAccounts } from './demo-accounts.ts';
import { insertFormerSlugs } from './content/former-slugs.ts';
import { insertLarge } from './large/large.ts';
import { insertPublications } from './publications.ts';
import { insertSeedVersions } from './versions.ts';
import { insertRequests } from './requests.ts';
import { cannedReplyRow, sectorRow, serviceRow, settingRow, sliderRow } from './rows.ts';
import { migrate } from '../db/migrate.ts';
import { isStorageFailure } from '../db/storage-failure.ts';

interface Options extends DatabaseLocation {
  seed: SeedProfile;
  clock: Clock;
}

/** Each statement waits five seconds for a lock: five minutes in all. */
const MAX_WAITS = 60;

const isLocked = (error: unknown): boolean => error instanceof Error && error.message.includes('lock timeout');

/** A server that starts with another one waits while that one migrates or seeds, which a busy machine takes long for. */
const migrateAndSeed = async (db: Database, seed: SeedProfile, clock: Clock, waits = 0): Promise<void> => {
  try {
    await migrate(db);
    await seedDatabase(db, seed, clock);
  } catch (error) {
    if (!isLocked(error) || waits >= MAX_WAITS) throw error;
    await migrateAndSeed(db, seed, clock, waits + 1);
  }
};

/**
 * Opens the database as the server does at startup: creates it when missing, migrates it, and seeds a new one.
 * @throws {DatabaseError} when it cannot be used
 */
export const prepareDatabase = async ({ seed, clock, ...location }: Options): Promise<Database> => {
  const db = await openSiteDatabase(location);
  try {
    await migrateAndSeed(db, seed, clock);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    if (error instanceof Error && isStorageFailure(error))
      throw new DatabaseError(`The database cannot be written just now (${error.message}): try again when it can.`);
    throw error;
  }
};

/** `large` is the demo content plus a large number of generated rows, for measurements. */
export type SeedProfile = 'demo' | 'large' | 'none';

const SEEDED_META_NAME = 'seeded';

/** The profile that a database was seeded with; `undefined` for a new database. */
const seededProfile = async (db: Kysely<Tables>): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('name', '=', SEEDED_META_NAME).executeTakeFirst())?.value;

/** Whether a database contains the demo accounts, whose passwords are published. */
export const holdsDemoAccounts = async (db: Database): Promise<boolean> =>
  ['demo', 'large'].includes((await seededProfile(db)) ?? 'none');

const insertContent = async (trx: Transaction<Tables>) => {
  const savedSectors = await trx
    .insertInto('sectors')
    .values(sectors.map(sectorRow))
    .returning(['id', 'slug'])
    .execute();
  const savedServices = await trx
    .insertInto('services')
    .values(services.map(serviceRow))
    .returning(['id', 'slug'])
    .execute();
  const idOf = (rows: { id: number; slug: string }[], slug: string): number => {
    const row = rows.find((one) => one.slug === slug);
    if (!row) throw new Error(`The seed references the slug "${slug}", which does not exist.`);
    return row.id;
  };
  const links = services.flatMap((service) =>
    service.sectors.map((slug) => ({
      service_id: idOf(savedServices, service.slug),
      sector_id: idOf(savedSectors, slug),
    })),
  );
  await trx.insertInto('service_sectors').values(links).execute();
  await trx.insertInto('sliders').values(sliders.map(sliderRow)).execute();
  await trx.insertInto('settings').values(settings.map(settingRow)).execute();
  await trx.insertInto('canned_replies').values(cannedReplies.map(cannedReplyRow)).execute();
  await insertPublications(trx);
  await insertFormerSlugs(trx);
};

/** Accounts are older than the requests that they sent or worked on. */
const ACCOUNT_AGE = 400 * DAY;

const demoUsers = (clock: Clock): Promise<NewRow<'users'>[]> =>
  Promise.all(
    demoAccounts.map(async ({ label: _label, password, ...account }) =>
      newUserRow(
        { ...account, password_hash: await hashPassword(password) },
        account.status === 'pending' ? isoNow(clock) : isoAfter(clock, -ACCOUNT_AGE),
      ),
    ),
  );

/** Seeds a new database in one transaction. Does nothing when it was seeded before or contains a user. */
export const seedDatabase = async (db: Database, profile: SeedProfile, clock: Clock): Promise<void> => {
  if ((await seededProfile(db)) !== undefined) return;
  const users = profile === 'none' ? [] : await demoUsers(clock);
  await db.transaction().execute(async (trx) => {
    // Another server may have seeded the database in the meantime.
    if ((await seededProfile(trx)) !== undefined) return;
    const anyUser = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (anyUser) return;
    if (profile !== 'none') {
      await insertContent(trx);
      await trx.insertInto('users').values(users).execute();
      await insertSeedVersions(trx);
      await insertRequests(trx, clock);
    }
    if (profile === 'large')
      await insertLarge(trx, clock, users.find(({ role }) => role === 'client')?.password_hash ?? '');
    await trx.insertInto('meta').values({ name: SEEDED_META_NAME, value: profile }).execute();
  });
};

/** @throws {DatabaseError} when the database of a live site contains demo accounts */
export const assertNoDemoData = async (db: Database): Promise<void> => {
  if (await holdsDemoAccounts(db))
    throw new DatabaseError(
      'The database holds the demo accounts, whose passwords are published: choose another DATA_DIR for SITE_MODE=live.',
    );
};
