import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { printableText } from 'shared-lib/contracts';
import { breakingTexts, HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createOutbox } from '../mail/outbox.ts';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { readEml } from '../testing/read-eml.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { scratchFolder } from '../testing/test-app.ts';

/** Texts of rows that were written before texts were cleaned, or by another program: they never passed a contract. */
const texts = [...hostileTexts('سارة ali'), ...breakingTexts, ...xssCorpus];
const MARKS = /[\u061C\u200E\u200F\u2066-\u2069\u202A-\u202C]|\u200C|\u200D|[\uFE00-\uFE0F]/g;
const table = z.array(z.array(z.string()));
const answer = z.object({ data: z.object({ title_ar: z.string(), tags: z.array(z.string()) }) });

let api: AdminApi;

beforeAllTests(async (onFinished) => {
  api = await createAdminApi({}, onFinished);
});

const store = (text: string) =>
  sql`update articles set title_ar = ${text}, excerpt_ar = ${text}, category = ${text}, author_name = ${text},
    tags = ${JSON.stringify([text])} where id = 1`.execute(api.db);

/** What is left of a text in the format: readable by every parser, without what nobody sees. */
const expectPrintable = (written: string) => {
  expect(written.isWellFormed()).toBe(true);
  expect(written.replaceAll(MARKS, '')).not.toMatch(HOSTILE);
};

test('answers hold the text of each row without what nobody sees', async () => {
  for (const text of texts) {
    await store(text);
    for (const path of [
      '/api/public/articles/1',
      '/api/public/articles',
      `/api/public/search?q=${encodeURIComponent('سارة')}`,
    ]) {
      const { body, statusCode } = await api.get(path);
      expect(statusCode).toBe(200);
      expectPrintable(body);
      // `JSON.stringify` would escape what no parser has to accept.
      expect(body).not.toMatch(/(?<!\\)(?:\\\\)*\\u(?:00|d[89a-f])/);
    }
    const { data } = answer.parse((await api.get('/api/public/articles/1')).json());
    expect(data.tags).toEqual([printableText(text)]);
    expectPrintable((await api.admin('GET', '/api/admin/articles/1')).body);
    expectPrintable((await api.admin('GET', '/api/admin/articles?id=1')).body);
  }
});

test('each cell of an export is one cell, and no formula', async () => {
  for (const text of texts) {
    await store(text);
    const csv = (await api.admin('GET', '/api/admin/articles/export.csv?id=1')).body;
    expectPrintable(csv.replace('\uFEFF', '').replaceAll('\r\n', '\n'));
    const [head = [], row = [], ...rest] = table.parse(parse(csv, { bom: true }));
    expect([rest.length, row.length]).toEqual([0, head.length]);
    const cell = row[head.indexOf('العنوان')] ?? '';
    expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u);
    const printed = printableText(text.toWellFormed());
    expect([printed, `'${printed}`]).toContain(cell);
  }
});

test('emails hold the text of a row without what nobody sees, in the parts and headers that they always have', async () => {
  const folder = join(scratchFolder(), 'outbox');
  const from = { name: 'مقياس', address: 'info@miqyas.example' };
  const mailer = createOutbox({
    folder,
    from,
    clock: () => new Date('2026-03-02T09:00:00Z'),
    onWritten: () => undefined,
  });
  const requests = await createRequestApi({ mailer });
  const { reference } = await requests.submitForm('contact', 'client');
  const known = new Set<string>();
  for (const text of texts) {
    await sql`update requests set name = ${text}, payload = ${JSON.stringify({ subject: text, message: text })}
      where reference = ${reference}`.execute(requests.db);
    await sql`update users set name = ${text} where email = 'client@miqyas.example'`.execute(requests.db);
    await requests.app.settled();
    rmSync(folder, { recursive: true, force: true });
    expect((await requests.actAsAdmin(reference, 'messages', { body: 'مرحباً' })).statusCode).toBeLessThan(300);
    expect((await requests.actAsClient('client', reference, 'messages', { body: 'شكراً' })).statusCode).toBeLessThan(
      300,
    );
    await requests.app.settled();
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    expect(files.length).toBeGreaterThan(1);
    for (const name of files) {
      const { headers, parts } = readEml(readFileSync(join(folder, name)));
      if (text === texts[0]) for (const header of headers.keys()) known.add(header);
      for (const header of headers.keys()) expect(known).toContain(header);
      for (const header of headers.values())
        expect(header).not.toMatch(/\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
      expect(headers.get('to')).toMatch(/^[\w.+-]+@miqyas\.example$/);
      // The logo is the only file.
      expect(parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html', 'image/png']);
      for (const part of parts.slice(0, 2)) expectPrintable(part.text);
    }
  }
});
