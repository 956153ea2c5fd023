import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE, hostileTexts } from 'testing/hostile-texts';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/test-app.ts';
import { createOutbox } from './outbox.ts';

const email = {
  to: 'visitor@example.com',
  replyTo: 'office@example.com',
  subject: 'وصلتنا رسالتك\r\nBcc: everybody@example.com',
  parts: [
    'مرحباً',
    { label: 'رقم الطلب', value: 'CT-2026-000001', isLatin: true },
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
    text: 'مرحباً\n\nرقم الطلب: CT-2026-000001\n\nhttps://x.example/claim/abc\n',
  });
});

test('no text of a row reverses a line, breaks a header or puts a control into an email', async () => {
  for (const text of hostileTexts('سارة')) {
    const folder = join(scratchFolder(), 'outbox');
    const outbox = createOutbox({
      folder,
      from: { name: 'مقياس', address: 'info@miqyas.example' },
      clock: () => new Date('2026-03-02T09:00:00Z'),
      onWritten: () => {},
    });
    const to = text.split('س', 1).join('') + email.to;
    await outbox.send({ to, subject: text, parts: [`مرحباً ${text}`, { label: 'الاسم', value: text }] });
    const [eml = '', json = ''] = readdirSync(folder).toSorted();
    const [head = '', ...body] = readFileSync(join(folder, eml), 'utf8').split(/\r?\n\r?\n/);
    const names = new Set(head.split(/\r?\n(?![ \t])/).map((line) => line.split(':', 1)[0]));
    for (const name of ['From', 'To', 'Subject']) expect(names).toContain(name);
    expect(names).not.toContain('Bcc');
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
    expect(head).toMatch(/^To: visitor@example\.com\r?$/m);
    expect(body.join('')).not.toMatch(/(?![\t\r\n])\p{Cc}/u);
    const { subject, text: sent } = JSON.parse(readFileSync(join(folder, json), 'utf8'));
    expect(subject).not.toMatch(HOSTILE);
    expect(sent).not.toMatch(/[\u202D\u202E\u200B\uFEFF\p{Cs}]/u);
  }
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
