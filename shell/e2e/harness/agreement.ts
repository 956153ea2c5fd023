import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import * as z from 'zod';
import { expect } from './test.ts';

/** The number of the agreement of a request. */
export const agreementNumber = (reference: string): string => reference.replace(/^FS/, 'AG');

const sent = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** The e-mails of the site whose subject has the text, the oldest first. */
export const readEmails = (dataDir: string, subject: string): z.infer<typeof sent>[] => {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => sent.parse(JSON.parse(readFileSync(join(outbox, name), 'utf8'))))
    .filter((email) => email.subject.includes(subject));
};

/** The newest code of an agreement, once there are that many. */
export const readCode = async (dataDir: string, reference: string, count = 1): Promise<string> => {
  const codes = () =>
    readEmails(dataDir, `رمز قبول العقد ${agreementNumber(reference)}`).flatMap(
      ({ text }) => /\b\d{6}\b(?!-)/.exec(text.replaceAll(/\w+-\d{4}-\d+/g, ''))?.[0] ?? [],
    );
  await expect.poll(() => codes().length).toBeGreaterThanOrEqual(count);
  return codes().at(-1) ?? '';
};

const referenceAt = (page: Page): string => /FS-\d{4}-\d+/.exec(page.url())?.[0] ?? '';

/** Opens the dialog of the agreement, types the name and asks for a code. */
export const askForCode = async (page: Page, press: (button: Locator) => Promise<void>): Promise<Locator> => {
  await press(page.getByRole('button', { name: 'قبول العرض' }));
  const dialog = page.getByRole('dialog', { name: 'قبول العقد' });
  await dialog.getByRole('textbox', { name: /^اسمك الكامل/ }).fill('سالم القحطاني');
  await press(dialog.getByRole('button', { name: 'أرسل الرمز إلى بريدي' }));
  await expect(dialog.getByText(/^أرسلنا رمزاً إلى/)).toBeVisible();
  return dialog;
};

/** Accepts the quote of the open page with the code from its e-mail. */
export const acceptQuote = async (
  page: Page,
  dataDir: string,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> => {
  const dialog = await askForCode(page, press);
  await dialog.getByRole('textbox', { name: /^الرمز/ }).fill(await readCode(dataDir, referenceAt(page)));
  await press(dialog.getByRole('button', { name: 'قبول العقد' }));
};
