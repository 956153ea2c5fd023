import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as z from 'zod/mini';
import { ROOT } from '../config.ts';
import { compareClock } from './clock.ts';
import { describeError, findingsAbout, type Check, type ExaminedSite, type Finding } from './finding.ts';
import { examineRows, type Select } from './stored-rows.ts';

const { fault } = findingsAbout('database');

const MIN_POSTGRES = 15;
const CONNECT_MS = 5000;
/** Files may be written a moment after the time was read. */
const FUTURE_MS = 60_000;
const SELECT_MIGRATIONS = 'select name from kysely_migration order by name';

const names = z.array(z.object({ name: z.string() }));

/** The migrations of this release. Their names are those of their files; the doctor runs nothing of the API. */
const knownMigrations = async (): Promise<string[]> =>
  (await readdir(join(ROOT, 'mock-api/src/db/migrations')))
    .filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));

const examineVersion = async (rows: unknown): Promise<Finding[]> => {
  const applied = names.parse(rows).map(({ name }) => name);
  const known = await knownMigrations();
  const newer = applied.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !applied.includes(name));
  if (newer.length > 0)
    return [
      fault(
        `The database was written by a newer release (${newer.at(-1)}), so this API does not start.`,
        'Start that release, or restore the backup from before it.',
      ),
    ];
  return missing.length > 0
    ? [
        fault(
          `The database lacks ${missing.length} migrations of this release, the first is ${missing[0]}.`,
          'Restart the API, which runs them, or run: npm run db -w mock-api -- migrate',
        ),
      ]
    : [];
};

/** What its rows say is only known when it has the tables of this release. */
const examineContent = async (select: Select, site: ExaminedSite): Promise<Finding[]> => {
  const findings = await examineVersion(await select(SELECT_MIGRATIONS));
  return findings.length > 0 ? findings : examineRows(select, site);
};

const damaged = (file: string, detail: string) =>
  fault(`The database ${file} cannot be read (${detail}).`, 'Stop the API and restore the last backup; keep the file.');

const examineFile = async (file: string, site: ExaminedSite): Promise<Finding[]> => {
  if (!existsSync(file)) return [fault(`The database ${file} is missing.`, 'Correct DATA_DIR, or restore a backup.')];
  const written = statSync(file).mtime;
  const clock =
    written.getTime() > site.now.getTime() + FUTURE_MS
      ? [
          fault(
            `The database was last written at ${written.toISOString()}, which has not come yet.`,
            'Correct the clock of this machine: timedatectl set-ntp true.',
          ),
        ]
      : [];
  let sqlite: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(file, { readOnly: true });
    sqlite = opened;
    const [check] = opened.prepare('pragma quick_check(1)').all();
    if (check?.quick_check !== 'ok') return [...clock, damaged(file, String(check?.quick_check))];
    return [...clock, ...(await examineContent(async (statement) => opened.prepare(statement).all(), site))];
  } catch (error) {
    return [...clock, damaged(file, describeError(error))];
  } finally {
    sqlite?.close();
  }
};

const serverFacts = z.tuple([z.object({ version: z.coerce.number(), encoding: z.string(), now: z.coerce.date() })]);

/** The URL has a password and is never printed. */
const examineServer = async (url: string, site: ExaminedSite): Promise<Finding[]> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  const select = async (statement: string): Promise<unknown> => {
    const { rows }: { rows: unknown } = await client.query(statement);
    return rows;
  };
  // A connection that breaks rejects the query that waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding, clock_timestamp() as now",
    );
    const [{ version, encoding, now }] = serverFacts.parse(rows);
    const major = Math.floor(version / 10_000);
    return [
      ...(major < MIN_POSTGRES
        ? [fault(`The database server is PostgreSQL ${major}.`, `Upgrade it to ${MIN_POSTGRES} or newer.`)]
        : []),
      ...(encoding === 'UTF8'
        ? []
        : [fault(`The database has the encoding ${encoding}.`, 'Create one with the encoding UTF8.')]),
      ...compareClock('the database', (now.getTime() - asked) / 1000),
      ...(await examineContent(select, site)),
    ];
  } catch (error) {
    return [
      fault(
        `The database of DATABASE_URL does not respond as it should: ${describeError(error)}.`,
        'Start it, or correct DATABASE_URL; an empty one is filled at the first start of the API.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Whether the database can be read, belongs to this release, and has the same time. */
export const examineDatabase: Check = (site) =>
  site.env.DATABASE_URL
    ? examineServer(site.env.DATABASE_URL, site)
    : examineFile(join(site.config.dataDir, 'database', 'site.db'), site);
