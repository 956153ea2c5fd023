import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { bookingPage, receipt } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

// A reader whose clock is never that of Riyadh.
test.use({ timezoneId: 'America/Toronto' });

const sent = z.object({ to: z.string(), subject: z.string(), text: z.string() });
const pageResponse = z.object({ data: bookingPage });

/** The e-mails about a request, oldest first. */
const readEmails = (dataDir: string, reference: string) => {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ name, ...sent.parse(JSON.parse(readFileSync(join(outbox, name), 'utf8'))) }))
    .filter(({ subject }) => subject.includes(reference));
};

/** A consultation of a visitor. @returns its reference, and the token of its link */
const sendConsultation = async (request: APIRequestContext, origin: string, email: string) => {
  const data = { name: 'ليلى منصور', email, phone: '0501234567', project_type: 'صناعي', description: 'خط تعبئة' };
  const response = await request.post(`${origin}/api/public/consultation`, { data });
  const { data: stored } = receipt.parse(await response.json());
  return { reference: stored?.reference ?? '', token: stored?.claim_url.split('/').at(-1) ?? '' };
};

/** The free times of the page; the last one of the days that are shown lies more than a day ahead. */
const freeTimes = (page: Page) => page.getByRole('region').getByRole('button');
const confirm = (page: Page) => page.getByRole('button', { name: 'تأكيد الموعد' });
const booked = (page: Page) => page.getByRole('heading', { name: 'موعدك مؤكد' });

test('a visitor loses a time to somebody else, books another, moves and cancels it by the link of the e-mail, and is reminded', async ({
  page,
  request,
  site,
  actions,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allow(/status of 409/);
  const { dataDir } = site.config;
  const visitor = 'slow@booking.example';
  const slow = await sendConsultation(request, site.origin, visitor);
  const fast = await sendConsultation(request, site.origin, 'fast@booking.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.claimBooking(slow.token));
  await expect(freeTimes(page).first()).toBeVisible();
  await expectAccessible(page);

  const fastCalls = `${site.origin}/api/public/claims/${fast.token}/booking`;
  const { slots } = pageResponse.parse(await (await request.get(fastCalls)).json()).data;
  await request.post(`${fastCalls}/hold`, { data: { at: slots[0]?.at } });
  await freeTimes(page).first().click();
  await expect(page.getByRole('alert')).toHaveText('سبقك غيرك إلى هذا الموعد. اختر موعداً آخر.');

  await freeTimes(page).last().click();
  await expect(page.getByText('حُجز لك هذا الموعد مؤقتاً')).toBeFocused();
  await expectAccessible(page);
  await confirm(page).click();
  await expect(booked(page)).toBeVisible();

  const emailTo = (subject: string) =>
    readEmails(dataDir, slow.reference).find((email) => email.to === visitor && email.subject.startsWith(subject));
  await expect.poll(() => emailTo('تأكد موعد استشارتك')?.to).toBe(visitor);
  const confirmation = emailTo('تأكد موعد استشارتك');
  expect(confirmation?.text).toContain('توقيت تورونتو');
  const file = readFileSync(join(dataDir, 'outbox', confirmation?.name.replace(/json$/, 'eml') ?? ''), 'utf8');
  expect(file).toContain('text/calendar');
  const [link = ''] = /http:\/\/\S+\/claim\/[\w-]{43}\/booking/.exec(confirmation?.text ?? '') ?? [];

  await page.goto(link);
  await page.getByRole('button', { name: 'تغيير الموعد' }).click();
  await freeTimes(page).last().click();
  await confirm(page).click();
  await expect(booked(page)).toBeVisible();
  await expect.poll(() => emailTo('تغيّر موعد استشارتك')?.to).toBe(visitor);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'إلغاء الموعد' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'إلغاء الموعد' });
  await dialog.getByRole('button', { name: 'إلغاء الموعد' }).click();
  await expect(booked(page)).toHaveCount(0);
  await expect.poll(() => emailTo('أُلغي موعد استشارتك')?.text).toContain('طلبك ما زال مفتوحاً');

  // Staff set an hour and a moment from now, so that the reminder an hour before is the next thing that happens.
  await actions.asAdmin(slow.reference, 'transitions', {
    to: 'scheduled',
    appointment_at: new Date(Date.now() + 3_605_000).toISOString(),
  });
  await expect.poll(() => emailTo('تذكير: موعد الاستشارة خلال ساعة')?.to, { timeout: 90_000 }).toBe(visitor);
});
