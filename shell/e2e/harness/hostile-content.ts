import { expect, type APIRequestContext } from 'playwright/test';
import { adminSettings, failure, slider } from 'shared-lib/contracts';
import * as z from 'zod';

const created = z.object({ id: z.number(), slug: z.string().optional() });

/** A row that was written, by its address if it has one. */
interface Row {
  id: number;
  slug: string;
}

/** Texts of a corpus in turn, from a given one on; only such as fit. */
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

const service = (text: Text) => ({
  name_ar: text(),
  name_en: text(),
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
  name_ar: text(),
  name_en: text(),
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
  // What is left open swallows what comes after it.
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
  summary_ar: text(),
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
  button_link: '/contact',
  image: picture,
  desktop_image: picture,
  mobile_image: picture,
});

/** Exchanges every text inside a value; what was refused is given back as it was. */
const exchanged = (value: unknown, text: Text, refused: ReadonlySet<string>, path = ''): unknown => {
  if (path === 'updated_at' || refused.has(path)) return value;
  if (typeof value === 'string') return text();
  if (Array.isArray(value))
    return value.map((item, index) => exchanged(item, text, refused, `${path}.${index}`.replace(/^\./, '')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      exchanged(inside, text, refused, path ? `${path}.${key}` : key),
    ]),
  );
};

/** Writes the texts of a corpus into everything that the administration can write, and takes them out again. */
export class HostileContent {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;
  readonly #corpus: readonly string[];
  readonly #text: Text;
  readonly #written: string[] = [];
  #settings: z.infer<typeof adminSettings> | undefined;

  /**
   * @param token of an administrator
   * @param corpus at least one of its texts has no more than 60 characters
   */
  constructor(request: APIRequestContext, token: string, corpus: readonly string[]) {
    this.#corpus = corpus;
    this.#text = createTexts(corpus);
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async #add(noun: string, data: object): Promise<Row> {
    const answer = await this.#request.post(`/api/admin/${noun}`, { headers: this.#headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id, slug = '' } = created.parse(await answer.json());
    this.#written.unshift(`/api/admin/${noun}/${id}`);
    return { id, slug };
  }

  async #addAll(noun: string, draft: (text: Text) => object, amount = this.#corpus.length): Promise<Row[]> {
    const rows: Row[] = [];
    for (let index = 0; index < amount; index += 1)
      rows.push(await this.#add(noun, draft(createTexts(this.#corpus, index))));
    return rows;
  }

  /** As many rows of each noun as there are texts, each beginning with another one: every text stands in every place that it fits in. */
  async addRows(): Promise<Record<'services' | 'sectors' | 'articles' | 'studies', Row[]>> {
    const slides = z
      .array(slider)
      .parse(await (await this.#request.get('/api/admin/sliders', { headers: this.#headers })).json());
    const picture = slides.find(({ desktop_image }) => desktop_image)?.desktop_image ?? null;
    await this.#addAll('sliders', (text) => slide(text, picture), 6);
    return {
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

  /** Every text of every group that takes any text: addresses, telephone numbers and the like are refused and stay. */
  async changeSettings(): Promise<void> {
    this.#settings = await this.#readSettings();
    for (const [group, kept] of Object.entries(this.#settings)) {
      const refused = new Set<string>();
      await expect(async () => {
        const answer = await this.#saveGroup(group, exchanged(kept, this.#text, refused));
        if (answer.status() === 422)
          for (const field of Object.keys(failure.parse(await answer.json()).errors ?? {})) refused.add(field);
        expect(answer.status(), `${group}: ${await answer.text()}`).toBe(200);
      }).toPass({ intervals: [0] });
    }
  }

  async restore(): Promise<void> {
    for (const address of this.#written) await this.#request.delete(address, { headers: this.#headers });
    this.#written.length = 0;
    const now = this.#settings && (await this.#readSettings());
    for (const [group, kept] of Object.entries(this.#settings ?? {})) {
      const updated_at = Object.entries(now ?? {}).find(([name]) => name === group)?.[1].updated_at;
      const answer = await this.#saveGroup(group, { ...kept, updated_at });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    this.#settings = undefined;
  }
}
