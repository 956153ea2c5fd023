import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY, isoAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { removePicture, UPLOADS } from '../../images/stored-pictures.ts';

interface Deps {
  db: Database;
  clock: Clock;
  /** Folder of stored pictures. */
  pictureFolder: string;
}

/** Columns that may reference a picture. */
const pictureColumns = {
  services: ['image'],
  sectors: ['image'],
  sliders: ['image', 'desktop_image', 'mobile_image'],
  articles: ['cover', 'body_html'],
  studies: ['cover', 'sample_images'],
  settings: ['value_ar', 'value_en'],
  content_versions: ['data'],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

/** Rows per query, because article bodies are long. */
const BATCH_SIZE = 500;
const PICTURE_NAME = /[0-9a-f]{32}\.[a-z]+/g;

const findNames = async (db: Database, table: keyof typeof pictureColumns, column: string): Promise<string[]> => {
  const names: string[] = [];
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', sql<string | null>`${sql.ref(column)}`.as('text')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    names.push(...rows.flatMap(({ text }) => text?.match(PICTURE_NAME) ?? []));
    if (rows.length < BATCH_SIZE) return names;
    last = rows.at(-1)?.id ?? last;
    await yieldToEventLoop();
  }
};

/**
 * Names of the uploaded pictures that content, or an earlier version of it, shows.
 * @param tables the tables of the database; those of an earlier release may lack some
 */
export const findUsedPictures = async (db: Database, tables?: ReadonlySet<string>): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const table of [
    'services',
    'sectors',
    'sliders',
    'articles',
    'studies',
    'settings',
    'content_versions',
  ] as const) {
    if (tables && !tables.has(table)) continue;
    for (const column of pictureColumns[table]) for (const name of await findNames(db, table, column)) used.add(name);
  }
  return used;
};

/** Names of pictures uploaded more than a day ago, according to the audit log: no open form can still use them. */
const findOldNames = async ({ db, clock, pictureFolder }: Deps): Promise<string[]> => {
  const stored = new Set(await readdir(join(pictureFolder, UPLOADS)).catch(() => []));
  if (stored.size === 0) return [];
  const entries = await db
    .selectFrom('audit_entries')
    .select('record')
    .where('action', '=', 'upload.created')
    .where('at', '<=', isoAfter(clock, -DAY))
    .execute();
  return entries.map(({ record }) => record.replace(`${UPLOADS}/`, '')).filter((name) => stored.has(name));
};

/** Removes pictures that were uploaded at least a day ago and that no content references. @returns the number of removed pictures */
export const removeUnusedPictures = async (deps: Deps): Promise<number> => {
  const old = await findOldNames(deps);
  if (old.length === 0) return 0;
  const used = await findUsedPictures(deps.db);
  const unused = old.filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => removePicture(deps.pictureFolder, `${UPLOADS}/${name}`)));
  return unused.length;
};
