import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/test-app.ts';
import { createOutbox } from './outbox.ts';

const email = {
  to: 'visitor@example.com',
  replyTo: 'office@example.com',
  subject: 'وصلتنا رسالتك\r\nBcc: everybody@example.com',
  parts: [
    'مرحباً',
    { label: 'رقم المتابعة', value: 'CT-2026-000001', isLatin: true },
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

  const names = readdirSync(folder).toSorted();
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
    subject: email.subject,
    text: 'مرحباً\n\nرقم المتابعة: CT-2026-000001\n\nhttps://x.example/claim/abc\n',
  });
});
