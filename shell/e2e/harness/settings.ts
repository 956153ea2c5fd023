import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type APIRequestContext } from 'playwright/test';
import * as z from 'zod';

interface Place {
  /** Of the site. */
  dataDir: string;
  origin: string;
  request: APIRequestContext;
}

const boot = z.object({
  query: z.object({
    queries: z.array(z.object({ queryKey: z.array(z.unknown()), state: z.object({ data: z.unknown() }) })),
  }),
});
const values = z.record(z.string(), z.string());

/** Settings that the home page was drawn with. */
const drawnWith = (html: string): Record<string, string> => {
  const { query } = boot.parse(
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
  );
  const groups = query.queries.filter(({ queryKey }) => queryKey[0] === 'settings');
  return Object.fromEntries(groups.flatMap(({ state }) => Object.entries(values.parse(state.data))));
};

/** Changes settings of a running site where they are kept, as an administrator's save does, and puts them back. */
export class Settings {
  readonly #place: Place;
  readonly #before = new Map<string, string>();

  constructor(place: Place) {
    this.#place = place;
  }

  /** Resolves when pages are drawn with the new values. @throws when there is no such setting */
  async set(changed: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(changed)) {
      const before = this.#write(key, value);
      if (!this.#before.has(key)) this.#before.set(key, before);
    }
    await this.#taken(changed);
  }

  async restore(): Promise<void> {
    for (const [key, value] of this.#before) this.#write(key, value);
    if (this.#before.size > 0) await this.#taken(Object.fromEntries(this.#before));
    this.#before.clear();
  }

  /** The shell's server keeps an answer for a moment. */
  async #taken(changed: Readonly<Record<string, string>>): Promise<void> {
    const { origin, request } = this.#place;
    await expect(async () =>
      expect(drawnWith(await (await request.get(`${origin}/`)).text())).toMatchObject(changed),
    ).toPass();
  }

  /** Answers what stood there. */
  #write(key: string, value: string): string {
    const database = new DatabaseSync(join(this.#place.dataDir, 'database/site.db'), { timeout: 5000 });
    try {
      const row = database.prepare('select value_ar from settings where key = ?').get(key);
      if (typeof row?.value_ar !== 'string') throw new Error(`There is no setting ${key}`);
      database.prepare('update settings set value_ar = ?, value_en = ? where key = ?').run(value, value, key);
      return row.value_ar;
    } finally {
      database.close();
    }
  }
}
