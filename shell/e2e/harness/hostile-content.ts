import { expect, type APIRequestContext } from 'playwright/test';
import { adminSettings, errorResponse, slider } from 'shared-lib/contracts';
import * as z from 'zod';

const created = z.object({ id: z.number(), slug: z.string().optional() });

/** A created row; `slug` is empty when the row has no page. */
interface Row {
  id: number;
  slug: string;
}

/** Returns a function that iterates over the texts of a corpus endlessly and skips those that are longer than `max`. */
const createTexts = (corpus: readonly string[], first = 0) => {
  let next = first;
  return (max = 100): string => {
    for (;;) {
      const text = corpus[next % corpus.length] ?? '';
      next += 1;
      if (text.length <= max) return text;
    }
  };
};

type Text = ReturnType<typeof createTexts>;

/** Texts of every kind of page that only search engines and screen readers get. */
const hidden = (text: Text) => ({ image_alt: text(), seo_title: text(), seo_description: text() });

const service = (text: Text) => ({
  ...hidden(text),
  name_ar: text(),
  name_en: text(),
  description_en: text(),
  short_description_ar: text(),
  description_ar: text(),
  deliverables: [text(), text()],
  audience: [text()],
  needs: [text()],
  steps: [{ title: text(), text: text(), days: 3 }],
  packages: [{ name: text(), price: 900, days: 5, items: [text()] }],
  faq: [{ q: text(), a: text() }],
  basic_price: 900,
  delivery_days_basic: 5,
});

const sector = (text: Text) => ({
  ...hidden(text),
  name_ar: text(),
  name_en: text(),
  description_en: text(),
  description_ar: text(),
  icon: text(60),
  market_size: text(),
  key_features: JSON.stringify([text()]),
  sample_studies: JSON.stringify([text()]),
  opportunities: [text(), text()],
});

const article = (text: Text) => ({
  title_ar: text(),
  excerpt_ar: text(),
  // An unclosed tag or comment in one text may swallow the texts after it, so the article starts with ordinary text.
  body_html: `<p>نص المقال</p><h2>${text()}</h2><p>${text()}${text()}</p><ul><li>${text()}</li></ul><blockquote>${text()}</blockquote><table><tbody><tr><td>${text()}</td></tr></tbody></table>`,
  cover_alt: text(),
  category: text(80),
  tags: [text(60)],
  author_name: text(),
  author_role: text(),
  seo_title: text(),
  seo_description: text(),
  status: 'published',
});

const study = (text: Text) => ({
  title_ar: text(),
  verdict: 'change',
  verdict_sentence: text(300),
  summary_ar: text(),
  cover_alt: text(),
  seo_title: text(),
  seo_description: text(),
  country: text(60),
  city: text(60),
  market_size: text(),
  phases: { marketing: text(), technical: text(), administrative: text(), financial: text() },
  toc: [{ title: text(), pages: 2 }],
  assumptions: [text()],
  cash_flows: [-1000, 600, 700],
  year: 2026,
  sector_id: 1,
  status: 'published',
});

const slide = (text: Text, picture: string | null) => ({
  title_ar: text(),
  description_ar: text(),
  button_text_ar: text(),
  title_en: text(),
  description_en: text(),
  button_text_en: text(),
  image_alt: text(),
  button_link: '/contact',
  image: picture,
  desktop_image: picture,
  mobile_image: picture,
});

/** Replaces every text inside a value, except at the paths that the API rejected. */
const replaceTexts = (value: unknown, text: Text, rejected: ReadonlySet<string>, path = ''): unknown => {
  if (path === 'updated_at' || rejected.has(path)) return value;
  if (typeof value === 'string') return text();
  if (Array.isArray(value))
    return value.map((item, index) => replaceTexts(item, text, rejected, `${path}.${index}`.replace(/^\./, '')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      replaceTexts(inside, text, rejected, path ? `${path}.${key}` : key),
    ]),
  );
};

/** Writes the texts of a corpus into every text field of the administration, and removes them again. */
export class HostileContent {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;
  readonly #corpus: readonly string[];
  readonly #text: Text;
  /** API paths of the created rows, newest first. */
  readonly #created: string[] = [];
  #settings: z.infer<typeof adminSettings> | undefined;

  /**
   * @param token of an administrator
   * @param corpus needs at least one text of at most 60 characters, the limit of the shortest field
   */
  constructor(request: APIRequestContext, token: string, corpus: readonly string[]) {
    this.#corpus = corpus;
    this.#text = createTexts(corpus);
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async #add(noun: string, data: object): Promise<Row> {
    const response = await this.#request.post(`/api/admin/${noun}`, { headers: this.#headers, data });
    expect(response.status(), await response.text()).toBe(201);
    const { id, slug = '' } = created.parse(await response.json());
    this.#created.unshift(`/api/admin/${noun}/${id}`);
    return { id, slug };
  }

  async #addAll(noun: string, draft: (text: Text) => object, amount = this.#corpus.length): Promise<Row[]> {
    const rows: Row[] = [];
    for (let index = 0; index < amount; index += 1)
      rows.push(await this.#add(noun, draft(createTexts(this.#corpus, index))));
    return rows;
  }

  /** Creates as many rows of each kind as there are texts. Each row starts with a different text, so every text is in every field that it fits. */
  async addRows(): Promise<Record<'services' | 'sectors' | 'articles' | 'studies' | 'sliders', Row[]>> {
    const slides = z
      .array(slider)
      .parse(await (await this.#request.get('/api/admin/sliders', { headers: this.#headers })).json());
    const picture = slides.find(({ desktop_image }) => desktop_image)?.desktop_image ?? null;
    return {
      sliders: await this.#addAll('sliders', (text) => slide(text, picture), 6),
      services: await this.#addAll('services', service),
      sectors: await this.#addAll('sectors', sector),
      articles: await this.#addAll('articles', article),
      studies: await this.#addAll('studies', study),
    };
  }

  async #readSettings() {
    return adminSettings.parse(
      await (await this.#request.get('/api/admin/settings', { headers: this.#headers })).json(),
    );
  }

  #saveGroup(group: string, data: unknown) {
    return this.#request.put(`/api/admin/settings/${group}`, { headers: this.#headers, data });
  }

  /** Replaces the texts of all setting groups. Fields with a required format (URLs, phone numbers) are rejected and keep their value. */
  async changeSettings(): Promise<void> {
    this.#settings = await this.#readSettings();
    for (const [group, original] of Object.entries(this.#settings)) {
      const rejected = new Set<string>();
      await expect(async () => {
        const response = await this.#saveGroup(group, replaceTexts(original, this.#text, rejected));
        if (response.status() === 422)
          for (const field of Object.keys(errorResponse.parse(await response.json()).errors ?? {})) rejected.add(field);
        expect(response.status(), `${group}: ${await response.text()}`).toBe(200);
      }).toPass({ intervals: [0] });
    }
  }

  async restore(): Promise<void> {
    for (const path of this.#created) await this.#request.delete(path, { headers: this.#headers });
    this.#created.length = 0;
    const current = this.#settings && (await this.#readSettings());
    for (const [group, original] of Object.entries(this.#settings ?? {})) {
      const updated_at = Object.entries(current ?? {}).find(([name]) => name === group)?.[1].updated_at;
      const response = await this.#saveGroup(group, { ...original, updated_at });
      expect(response.status(), await response.text()).toBe(200);
    }
    this.#settings = undefined;
  }
}
