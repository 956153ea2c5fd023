import { article } from 'shared-lib/contracts';
import { HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { sampleOf } from '../testing/sample.ts';

/**
 * Every editable text field of every resource, by its path in the body. The API stores and returns text unchanged, to admins
 * and to visitors: escaping is the job of the client that renders it. `body_html` is markup and has its own tests.
 */
const resources: Record<string, { input: object; texts: string[]; publicPath?: (id: number) => string }> = {
  sliders: {
    input: { title_ar: 'عنوان' },
    texts: ['title_ar', 'title_en', 'description_ar', 'description_en', 'button_text_ar', 'button_text_en'],
  },
  services: {
    input: { name_ar: 'خدمة', basic_price: 1, delivery_days_basic: 1 },
    texts: [
      'name_ar',
      'name_en',
      'short_description_ar',
      'description_ar',
      'description_en',
      'deliverables.0',
      'audience.0',
      'needs.0',
      'steps.0.title',
      'steps.0.text',
      'packages.0.name',
      'packages.0.items.0',
      'faq.0.q',
      'faq.0.a',
    ],
    publicPath: (id) => `/api/public/services/${id}`,
  },
  sectors: {
    input: { name_ar: 'قطاع' },
    texts: ['name_ar', 'name_en', 'description_ar', 'description_en', 'icon', 'market_size', 'opportunities.0'],
    publicPath: (id) => `/api/public/sectors/${id}`,
  },
  articles: {
    input: { title_ar: 'مقال', body_html: '<p>نص</p>', category: 'أسواق', status: 'published' },
    texts: [
      'title_ar',
      'excerpt_ar',
      'cover_alt',
      'category',
      'tags.0',
      'author_name',
      'author_role',
      'seo_title',
      'seo_description',
    ],
    publicPath: (id) => `/api/public/articles/${id}`,
  },
  studies: {
    input: {
      title_ar: 'دراسة',
      summary_ar: 'ملخص',
      sector_id: 1,
      year: 2026,
      cash_flows: [-1, 2],
      verdict: 'go',
      verdict_sentence: 'سبب',
      status: 'published',
    },
    texts: [
      'title_ar',
      'summary_ar',
      'country',
      'city',
      'market_size',
      'verdict_sentence',
      'phases.marketing',
      'phases.technical',
      'phases.administrative',
      'phases.financial',
      'toc.0.title',
      'assumptions.0',
    ],
    publicPath: (id) => `/api/public/studies/${id}`,
  },
};

/** The other required fields of objects that contain a text field. */
const requiredSiblings: Record<string, object> = {
  steps: { title: 'خطوة', text: '', days: 1 },
  packages: { name: 'باقة', price: 1, days: 1, items: [] },
  faq: { q: 'سؤال', a: 'جواب' },
  toc: { title: 'فصل', pages: 1 },
  phases: { marketing: '', technical: '', administrative: '', financial: '' },
};

const withText = (path: string, text: string): Record<string, unknown> => {
  const [field = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [field]: text };
  if (rest.length === 1 && rest[0] === '0') return { [field]: [text] };
  if (rest[0] !== '0') return { [field]: { ...requiredSiblings[field], ...withText(rest.join('.'), text) } };
  return { [field]: [{ ...requiredSiblings[field], ...withText(rest.slice(1).join('.'), text) }] };
};

const textAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
      value,
    );

let api: AdminApi;

// All cases can share one app because each writes its own row.
beforeAllTests(async (onFinished) => {
  api = await createAdminApi({}, onFinished);
});

const cases = Object.entries(resources)
  .flatMap(([resource, { texts }]) => texts.map((path) => ({ resource, path })))
  .map((field, row) => ({ ...field, row }));

test.each(cases)('$resource: $path is stored and returned as plain text', async ({ resource, path, row }) => {
  const { input, publicPath } = resources[resource] ?? { input: {} };
  const { id } = (await api.admin('POST', `/api/admin/${resource}`, input)).json();
  let accepted = 0;
  const payloads = sampleOf(xssCorpus, row);
  for (const payload of payloads) {
    const response = await api.admin('PATCH', `/api/admin/${resource}/${id}`, withText(path, payload));
    // Some payloads exceed the maximum length of some fields.
    if (response.statusCode === 422) expect(response.body).toContain('النص أطول من المسموح به');
    else {
      accepted += 1;
      expect(textAt(response.json(), path)).toBe(payload.trim());
      expect(response.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      if (publicPath) expect(textAt((await api.get(publicPath(id))).json().data, path)).toBe(payload.trim());
    }
  }
  expect(accepted).toBeGreaterThan(payloads.length * 0.8);
});

test.each(cases)('$resource: $path loses what nobody sees', async ({ resource, path, row }) => {
  const { input, publicPath } = resources[resource] ?? { input: {} };
  const { id } = (await api.admin('POST', `/api/admin/${resource}`, input)).json();
  for (const text of sampleOf(hostileTexts('مقياس'), row)) {
    const response = await api.admin('PATCH', `/api/admin/${resource}/${id}`, withText(path, text));
    expect(response.statusCode).toBe(200);
    const stored = publicPath ? (await api.get(publicPath(id))).json().data : response.json();
    const shown = String(textAt(stored, path));
    // Texts with paragraphs keep marks that belong to a text in two directions.
    expect(shown.replaceAll(/[\u061C\u200E\u200F\u2066-\u2069\u202A-\u202C]/g, '')).not.toMatch(HOSTILE);
    expect(shown.replaceAll(/[\s\u061C\u200E\u200F\u2066-\u2069\u202A-\u202C]/g, '')).toBe('مقياس');
  }
  const empty = await api.admin('PATCH', `/api/admin/${resource}/${id}`, withText(path, '\u200F\u2066\u2069\u000B'));
  expect([200, 422]).toContain(empty.statusCode);
});

test('the HTML of an article loses what nobody sees, also written as entities', async () => {
  const { input } = resources['articles'] ?? { input: {} };
  const body_html = `<p>أ&#11;ب&#x202E;ج</p>${hostileTexts('مقياس')
    .map((text) => `<p>${text}</p>`)
    .join('')}`;
  const saved = article.parse((await api.admin('POST', '/api/admin/articles', { ...input, body_html })).json());
  expect(saved.body_html.replaceAll(/[\u061C\u200E\u200F\u2066-\u2069\u202A-\u202C]/g, '')).not.toMatch(HOSTILE);
  expect(saved.body_html).toMatch(/^<p>أ\nبج<\/p>/);
});
