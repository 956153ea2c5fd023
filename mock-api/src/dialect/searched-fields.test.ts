import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';
import { dialectResources } from '../testing/dialect-resources.ts';

const WORD = 'زعفران';

const fields: [resource: string, fields: Record<string, unknown>][] = [
  ['services', { description_en: WORD }],
  ['services', { deliverables: [WORD] }],
  ['services', { audience: [WORD] }],
  ['services', { needs: [WORD] }],
  ['services', { steps: [{ title: 'خطوة', text: WORD, days: 2 }] }],
  ['services', { faq: [{ q: WORD, a: 'نعم' }] }],
  ['sectors', { description_en: WORD }],
  ['sectors', { market_size: WORD }],
  ['sectors', { key_features: JSON.stringify([WORD]) }],
  ['sectors', { sample_studies: JSON.stringify([WORD]) }],
  ['sectors', { opportunities: [WORD] }],
  ['studies', { market_size: WORD }],
  ['studies', { toc: [{ title: WORD, pages: 3 }] }],
  ['studies', { phases: { marketing: '', technical: WORD, administrative: '', financial: '' } }],
  ['articles', { tags: [WORD] }],
  ['articles', { body_html: `<p>${WORD}</p>` }],
];

test.each(fields)('q searches %s by %j', async (resource, field) => {
  const { admin } = await createAdminApi();
  const row = dialectResources.find((sample) => sample.resource === resource)?.row;
  const created = (await admin('POST', `/api/admin/${resource}`, { ...row, ...field })).json();
  expect(created).toMatchObject(field);
  const found = await admin('GET', `/api/admin/${resource}?q=${encodeURIComponent(WORD)}`);
  expect(found.json()).toEqual([expect.objectContaining({ id: created.id })]);
});
