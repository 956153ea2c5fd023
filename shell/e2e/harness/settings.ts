import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type APIRequestContext } from 'playwright/test';
import * as z from 'zod';

interface SettingsOptions {
  /** Data folder of the site. */
  dataDir: string;
  origin: string;
  request: APIRequestContext;
}

const boot = z.object({ data: z.array(z.object({ key: z.array(z.unknown()), data: z.unknown() })) });
const values = z.record(z.string(), z.string());

/** Reads the settings with which the server rendered a page from its bootstrap data. */
const renderedSettings = (html: string): Record<string, string> => {
  const { data } = boot.parse(
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
  );
  const groups = data.filter(({ key }) => key[0] === 'settings');
  return Object.fromEntries(groups.flatMap((group) => Object.entries(values.parse(group.data))));
};

/** Changes settings of a running site directly in its database, and restores them. */
export class Settings {
  readonly #options: SettingsOptions;
  /** Key → original value of the changed settings. */
  readonly #originals = new Map<string, string>();

  constructor(options: SettingsOptions) {
    this.#options = options;
  }

  /**
   * Changes settings and waits until pages are rendered with the new values.
   * @throws when there is no such setting
   */
  async set(changed: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(changed)) {
      const previous = this.#write(key, value);
      if (!this.#originals.has(key)) this.#originals.set(key, previous);
    }
    await this.#waitUntilRendered(changed);
  }

  async restore(): Promise<void> {
    for (const [key, value] of this.#originals) this.#write(key, value);
    if (this.#originals.size > 0) await this.#waitUntilRendered(Object.fromEntries(this.#originals));
    this.#originals.clear();
  }

  /** The shell's server caches responses of the API for a moment. */
  async #waitUntilRendered(changed: Readonly<Record<string, string>>): Promise<void> {
    const { origin, request } = this.#options;
    await expect(async () =>
      expect(renderedSettings(await (await request.get(`${origin}/`)).text())).toMatchObject(changed),
    ).toPass();
  }

  /** @returns the previous value */
  #write(key: string, value: string): string {
    const database = new DatabaseSync(join(this.#options.dataDir, 'database/site.db'), { timeout: 5000 });
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
