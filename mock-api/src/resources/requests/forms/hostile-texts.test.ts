import { HOSTILE, hostileCharacters, hostileTexts } from 'testing/hostile-texts';
import { adminSearchResponse, errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createRequestApi } from '../../../testing/request-api.ts';

const found = z.array(z.object({ reference: z.string() }));
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069\u202A-\u202C]/g;

const forms = {
  contact: { path: '/api/public/contact', lines: ['name', 'phone', 'company', 'subject'], paragraphs: ['message'] },
  consultation: {
    path: '/api/public/consultation',
    lines: ['name', 'phone', 'company'],
    paragraphs: ['description'],
  },
  feasibility: {
    path: '/api/public/feasibility-request',
    lines: ['name', 'phone', 'company', 'capital_amount', 'location', 'target_market'],
    paragraphs: ['project_idea'],
  },
};
const required = { project_type: 'صناعي' };

test.each(Object.entries(forms))(
  'the %s form accepts every invisible character in every field and stores none',
  async (_kind, { path, lines, paragraphs }) => {
    const api = await createRequestApi();
    const emails = hostileTexts('sara@example.com');
    for (const [index, text] of hostileTexts('0501234567').entries()) {
      const texts = Object.fromEntries([...lines, ...paragraphs].map((field) => [field, text]));
      const email = emails[index];
      const response = await api.post(path, { ...required, ...texts, email });
      expect(response.statusCode).toBe(200);
      const shown: Record<string, unknown> = { ...(await api.readAsAdmin(response.json().data.reference)) };
      for (const field of lines) {
        expect(shown[field]).not.toMatch(HOSTILE);
        expect(String(shown[field]).replaceAll(' ', '')).toBe('0501234567');
      }
      for (const field of paragraphs) expect(String(shown[field]).replaceAll(MARKS, '')).not.toMatch(HOSTILE);
      if (shown['phone'] === '0501234567') expect(shown['phone_e164']).toBe('+966501234567');
    }
    const sent = api.emails.map(({ subject, to }) => `${to} ${subject}`).join(' ');
    expect(sent.replaceAll(MARKS, '')).not.toMatch(HOSTILE);
    expect(sent).toContain('sara@example.com');
  },
);

test.each(Object.entries(forms))('the %s form asks for a field in which nothing is visible', async (_kind, form) => {
  const api = await createRequestApi();
  const nothing = hostileCharacters.join('');
  const texts = Object.fromEntries([...form.lines, ...form.paragraphs, 'email'].map((field) => [field, nothing]));
  const response = await api.post(form.path, { ...required, ...texts });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toMatchObject({
    name: ['الاسم مطلوب'],
    email: ['البريد الإلكتروني مطلوب'],
  });
});

test('a search and a reference copied from a message find what they name', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('feasibility', 'client');
  const marked = encodeURIComponent(`\u200F\u202A${reference}\u202C\uFEFF`);
  const opened = await api.requestAs('client', 'GET', `/api/account/requests/${marked}`);
  expect(opened.json().data.reference).toBe(reference);
  const references = async (path: string): Promise<unknown[]> =>
    found.parse((await api.requestAs('admin', 'GET', `/api/admin/${path}`)).json()).map((one) => one.reference);
  const clean = encodeURIComponent('سالم');
  const hidden = encodeURIComponent('سا\u200Bلم\u202E');
  expect(await references(`feasibility-requests?q=${marked}`)).toEqual([reference]);
  expect(await references(`feasibility-requests?q=${hidden}`)).toEqual(
    await references(`feasibility-requests?q=${clean}`),
  );
  const palette = await api.requestAs('admin', 'GET', `/api/admin/search?q=${marked}`);
  expect(adminSearchResponse.parse(palette.json()).data.map((one) => one.reference)).toEqual([reference]);
});
