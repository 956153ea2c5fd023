import { sampleEmail } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY, MINUTE } from '../../clock.ts';
import { createAdminApi } from '../../testing/admin-api.ts';

test('shows administrators every email with the contact of the settings, in a page that runs and loads nothing', async () => {
  const api = await createAdminApi();
  await api.db.updateTable('settings').set({ value_ar: 'شارع من الإعدادات' }).where('key', '=', 'address').execute();
  const token = await api.signIn('admin@miqyas.example');
  const samples = z.array(sampleEmail).parse((await api.get('/api/admin/emails', { token })).json());
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
  for (const { subject, preheader, text, html_path } of samples) {
    expect(subject).not.toBe('');
    expect(preheader).not.toBe('');
    expect(text).toContain('شارع من الإعدادات');
    const shown = await api.get(html_path);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(shown.body).toContain('شارع من الإعدادات');
    expect(shown.body).toContain('src="data:image/png;base64,');
  }
});

test('opens the page of an email only under the hash of its content', async () => {
  const api = await createAdminApi();
  const token = await api.signIn('admin@miqyas.example');
  const [first] = z.array(sampleEmail).parse((await api.get('/api/admin/emails', { token })).json());
  const path = first?.html_path ?? '';
  expect((await api.get(path)).statusCode).toBe(200);
  expect((await api.get(`${path.slice(0, -1)}x`)).statusCode).toBe(404);
  expect((await api.get(path.replace(/[^/]+(?=\/[^/]+$)/, 'no-such-email'))).statusCode).toBe(404);
});

test('keeps the address of an email while its list is open, also over midnight', async () => {
  const api = await createAdminApi();
  const token = await api.signIn('admin@miqyas.example');
  const samples = z.array(sampleEmail).parse((await api.get('/api/admin/emails', { token })).json());
  for (const later of [5 * MINUTE, DAY]) {
    api.wait(later);
    for (const { html_path } of samples) expect((await api.get(html_path)).statusCode).toBe(200);
  }
  api.wait(DAY);
  const receipt = samples.find(({ name }) => name === 'receipt-contact');
  expect((await api.get(receipt?.html_path ?? '')).statusCode).toBe(404);
});
