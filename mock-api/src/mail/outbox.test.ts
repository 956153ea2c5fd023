import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText, printableText } from 'shared-lib/contracts';
import { breakingTexts, hostileTexts } from 'testing/hostile-texts';
import { xssCorpus } from 'testing/xss-corpus';
import { expect, test } from 'vitest';
import { readEml } from '../testing/read-eml.ts';
import { scratchFolder } from '../testing/test-app.ts';
import { builtInContact as company, whatsappLink } from './company-contact.ts';
import { createOutbox } from './outbox.ts';

const email = {
  kind: 'receipt' as const,
  to: 'visitor@example.com',
  company: { ...company, hours: 'من الأحد إلى الخميس' },
  preheader: 'نرد عليك خلال يوم عمل واحد.',
  heading: 'وصلتنا رسالتك',
  name: 'سارة',
  replyTo: 'office@example.com',
  subject: 'وصلتنا رسالتك\r\nBcc: everybody@example.com',
  parts: [
    { reference: 'CT-2026-000001' },
    { steps: [{ when: 'قبل الاثنين', what: 'نرد عليك.' }] },
    { link: 'https://x.example/claim/abc', label: 'متابعة' },
  ],
};

test('writes an email as an .eml file for mail readers and a .json file for programs', async () => {
  const folder = join(scratchFolder(), 'outbox');
  const written: string[] = [];
  const outbox = createOutbox({
    folder,
    from: { name: 'مقياس', address: 'info@miqyas.example' },
    clock: () => new Date('2026-03-02T09:00:00Z'),
    onWritten: (file) => written.push(file),
  });
  await outbox.send(email);

  const names = readdirSync(folder).toSorted((one, other) => one.localeCompare(other));
  expect(names).toEqual([
    expect.stringMatching(/^2026-03-02T09-00-00-000Z-[0-9a-f]{8}\.eml$/),
    expect.stringMatching(/\.json$/),
  ]);
  expect(written).toEqual([join(folder, names[0] ?? '')]);
  const eml = readFileSync(join(folder, names[0] ?? ''), 'utf8');
  expect(eml).toMatch(/^To: visitor@example\.com\r?$/m);
  expect(eml).toMatch(/^Reply-To: office@example\.com\r?$/m);
  expect(eml.split(/\r?\n\r?\n/, 1)[0]).not.toMatch(/^Bcc:/m);
  expect(JSON.parse(readFileSync(join(folder, names[1] ?? ''), 'utf8'))).toEqual({
    to: 'visitor@example.com',
    subject: 'وصلتنا رسالتك Bcc: everybody@example.com',
    text: [
      'وصلتنا رسالتك',
      'مرحباً سارة،',
      'رقم الطلب: CT-2026-000001',
      'الخطوات التالية\n1. قبل الاثنين: نرد عليك.',
      'متابعة:\nhttps://x.example/claim/abc',
      `مع التحية،\nفريق ${company.name}`,
      [
        `-- \n${company.name}`,
        company.address,
        'أوقات العمل: من الأحد إلى الخميس',
        `البريد الإلكتروني: ${company.email}`,
        `واتساب: ${whatsappLink(company)}\n`,
      ].join('\n'),
    ].join('\n\n'),
  });
});

test('a queued email that is sent again is there once, with the same id', async () => {
  const folder = join(scratchFolder(), 'outbox');
  const outbox = createOutbox({
    folder,
    from: { name: 'مقياس', address: 'info@miqyas.example' },
    clock: () => new Date('2026-03-02T09:05:00Z'),
    onWritten: () => {},
  });
  const queued = { id: '0b0d3c42-7a53-4a4b-8c0e-111111111111', at: '2026-03-02T09:00:00.000Z' };
  for (let time = 0; time < 2; time += 1) await outbox.send({ ...email, queued });
  expect(readdirSync(folder).toSorted()).toEqual([
    '2026-03-02T09-00-00-000Z-0b0d3c42.eml',
    '2026-03-02T09-00-00-000Z-0b0d3c42.json',
  ]);
  expect(readFileSync(join(folder, '2026-03-02T09-00-00-000Z-0b0d3c42.eml'), 'utf8')).toContain(
    `Message-ID: <${queued.id}@miqyas.example>`,
  );
});

test('no text of a row reverses a line, breaks a header or puts a control into an email', async () => {
  const names = new Set<string>();
  const hostile = hostileTexts('سارة');
  for (const text of [...hostile, ...breakingTexts, ...xssCorpus]) {
    const folder = join(scratchFolder(), 'outbox');
    const outbox = createOutbox({
      folder,
      from: { name: 'مقياس', address: 'info@miqyas.example' },
      clock: () => new Date('2026-03-02T09:00:00Z'),
      onWritten: () => {},
    });
    const to = `${hostile.includes(text) ? (text.split('س', 1)[0] ?? '') : ''}${email.to}`;
    const { replyTo: _replyTo, ...unanswered } = email;
    await outbox.send({
      ...unanswered,
      to,
      subject: text,
      preheader: text,
      heading: text,
      name: text,
      parts: [`مرحباً ${text}`, { label: 'الاسم', value: text }, { details: text }, { reference: text }],
    });
    const [eml = '', json = ''] = readdirSync(folder).toSorted();
    const { headers, parts } = readEml(readFileSync(join(folder, eml)));
    for (const name of headers.keys()) names.add(name);
    expect(headers.get('to')).toBe('visitor@example.com');
    const subject = cleanText(text).replace('=?', '= ?');
    expect(headers.get('subject')).toBe(subject);
    const [plain, html] = parts;
    for (const line of ['مرحباً ', 'الاسم: ', 'رقم الطلب: '])
      expect(plain?.text).toContain(`${line}${printableText(text)}`.trimEnd());
    for (const part of [plain, html])
      expect(part?.text).not.toMatch(/(?![\t\n])\p{Cc}|[\u202D\u202E\u200B\uFEFF\p{Cs}]/u);
    expect(html?.text).not.toMatch(
      /<(?!!doctype|!--\[if mso]|!\[endif]|\/?(?:html|head|meta|title|style|body|div|table|tr|td|h[12]|p|span|a|img|br)[ >])/,
    );
    expect(JSON.parse(readFileSync(join(folder, json), 'utf8'))).toMatchObject({ subject });
  }
  expect([...names].toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});

test('the emails about one request are one thread of their reader, on the domain of the sender, and no mailbox responds', async () => {
  const headersOf = async (thread: { about: string; isFirst: boolean } | undefined, to = email.to) => {
    const folder = join(scratchFolder(), 'outbox');
    const outbox = createOutbox({
      folder,
      from: { name: 'مقياس', address: 'info@miqyas.example' },
      clock: () => new Date('2026-03-02T09:00:00Z'),
      onWritten: () => {},
    });
    await outbox.send({ ...email, to, ...(thread ? { thread } : {}) });
    const [eml = ''] = readdirSync(folder).toSorted();
    const [head = ''] = readFileSync(join(folder, eml), 'utf8').split(/\r?\n\r?\n/, 1);
    const header = (name: string) => new RegExp(`^${name}:\\s+(.*?)\\r?$`, 'm').exec(head)?.[1];
    return {
      id: header('Message-ID'),
      references: header('References'),
      inReplyTo: header('In-Reply-To'),
      auto: header('Auto-Submitted'),
    };
  };
  const about = 'CT-2026-000001';
  const first = await headersOf({ about, isFirst: true });
  expect(first).toMatchObject({ references: undefined, inReplyTo: undefined, auto: 'auto-generated' });
  expect(first.id).toMatch(/^<ct-2026-000001\.[0-9a-f]{12}@miqyas\.example>$/);
  const later = [await headersOf({ about, isFirst: false }), await headersOf({ about, isFirst: false })];
  for (const { references, inReplyTo } of later) expect([references, inReplyTo]).toEqual([first.id, first.id]);
  expect(later[0]?.id).not.toBe(later[1]?.id);
  expect((await headersOf({ about, isFirst: false }, 'office@example.com')).references).not.toBe(first.id);
  const alone = await headersOf(undefined);
  expect(alone).toMatchObject({ references: undefined, auto: 'auto-generated' });
  expect(alone.id).toMatch(/^<[0-9a-f-]{36}@miqyas\.example>$/);
});
