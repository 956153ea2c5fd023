import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY, isoAfter, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { removePicture, UPLOADS } from '../../images/keep.ts';

interface Parts {
  db: Database;
  clock: Clock;
  /** Where stored pictures lie. */
  pictureFolder: string;
}

/** Everything of the content that may name a picture. */
const places = {
  services: ['image'],
  sectors: ['image'],
  sliders: ['image', 'desktop_image', 'mobile_image'],
  articles: ['cover', 'body_html'],
  studies: ['cover', 'sample_images'],
  settings: ['value_ar', 'value_en'],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

/** Rows that are looked at in one turn; articles are long. */
const AT_ONCE = 500;
const NAME = /[0-9a-f]{32}\.[a-z]+/g;

const namesOf = async (db: Database, table: keyof typeof places, column: string): Promise<string[]> => {
  const names: string[] = [];
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', sql<string | null>`${sql.ref(column)}`.as('text')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    names.push(...rows.flatMap(({ text }) => text?.match(NAME) ?? []));
    if (rows.length < AT_ONCE) return names;
    last = rows.at(-1)?.id ?? last;
    await nextTurn();
  }
};

const usedNames = async (db: Database): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const table of ['services', 'sectors', 'sliders', 'articles', 'studies', 'settings'] as const)
    for (const column of places[table]) for (const name of await namesOf(db, table, column)) used.add(name);
  return used;
};

/** Pictures that were sent longer ago than a form is open; of when, the log tells. */
const oldNames = async ({ db, clock, pictureFolder }: Parts): Promise<string[]> => {
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

/** Removes pictures that were sent a day ago or earlier and that nothing shows: nobody saved what they were meant for. @returns how many */
export const removeUnusedPictures = async (parts: Parts): Promise<number> => {
  const old = await oldNames(parts);
  if (old.length === 0) return 0;
  const used = await usedNames(parts.db);
  const unused = old.filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => removePicture(parts.pictureFolder, `${UPLOADS}/${name}`)));
  return unused.length;
};
