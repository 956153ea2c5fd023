import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingPage, enveloped, receipt } from 'shared-lib/contracts';
import { formatTime } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { found } from 'testing/first';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { demoAccounts } from '../../testing/demo-studies.ts';
import { SlotPicker } from './slot-picker.tsx';

await startApi();
const user = userEvent.setup();
const page = enveloped(bookingPage);

/** A consultation of a visitor. @returns the token of its link */
const sendConsultation = async (): Promise<string> => {
  const input = {
    name: 'سالم',
    email: 'salem@example.com',
    phone: '0501234567',
    project_type: 'صناعي',
    description: `خط تعبئة ${crypto.randomUUID()}`,
  };
  const { data } = await http.post('/public/consultation', input, receipt);
  return data?.claim_url.split('/').at(-1) ?? '';
};

const callsOf = (token: string) => `/public/claims/${token}/booking`;
const open = (token: string) => renderRemote({ modules: [routes], at: `/claim/${token}/booking` });
const freeTimes = async () => {
  const panel = found((await screen.findByRole('heading', { name: /^اختر موعداً/ })).closest('section'));
  return within(panel)
    .getAllByRole('button')
    .filter(({ textContent }) => textContent !== 'عرض أيام أخرى');
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('a visitor chooses a free time, confirms it, moves it and cancels it', async () => {
  open(await sendConsultation());
  // The last of the days that are shown lies more than a day ahead.
  await user.click(found((await freeTimes()).at(-1)));
  const held = await screen.findByText('حُجز لك هذا الموعد مؤقتاً');
  expect(held).toBe(document.activeElement);
  expect(screen.getByText(/^أكّده خلال 10 دقائق/)).toBeTruthy();
  await press('تأكيد الموعد');
  const booked = await screen.findByRole('heading', { name: 'موعدك مؤكد' });
  await waitFor(() => expect(booked.contains(document.activeElement)).toBe(true));
  expect(screen.getByText('45 دقيقة مع طارق الشريف')).toBeTruthy();

  await press('تغيير الموعد');
  await user.click(found((await freeTimes()).at(-1)));
  await press('تأكيد الموعد');
  await screen.findByRole('heading', { name: 'موعدك مؤكد' });

  await press('إلغاء الموعد');
  const dialog = await screen.findByRole('alertdialog', { name: 'إلغاء الموعد' });
  await user.click(within(dialog).getByRole('button', { name: 'إلغاء الموعد' }));
  const free = await screen.findByRole('heading', { name: 'اختر موعداً' });
  await waitFor(() => expect(free.contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole('heading', { name: 'موعدك مؤكد' })).toBeNull();
});

test('says that somebody else was faster, and offers the other times', async () => {
  const [slow, fast] = [await sendConsultation(), await sendConsultation()];
  open(slow);
  const times = await freeTimes();
  const { slots } = await http.get(callsOf(fast), page);
  await http.post(`${callsOf(fast)}/hold`, { at: slots[0]?.at }, page);
  await user.click(found(times[0]));
  expect((await screen.findByRole('alert')).textContent).toBe('سبقك غيرك إلى هذا الموعد. اختر موعداً آخر.');
  await waitFor(async () => expect((await http.get(callsOf(slow), page)).slots[0]?.at).not.toBe(slots[0]?.at));
  await waitFor(async () => expect((await freeTimes())[0]?.textContent).toContain(formatTime(slots[1]?.at ?? '')));
  await user.click(found((await freeTimes())[0]));
  expect(await screen.findByText('حُجز لك هذا الموعد مؤقتاً')).toBeTruthy();
});

test('shows each time in Riyadh, and below it in the zone of the device where its clock differs', async () => {
  const choose = vi.fn<(at: string) => void>();
  const slots = [
    { at: '2026-04-23T07:00:00.000Z', minutes: 45 },
    { at: '2026-04-26T07:00:00.000Z', minutes: 45 },
  ];
  render(<SlotPicker slots={slots} zone="Africa/Cairo" isDisabled={false} onChoose={choose} />);
  const days = screen.getAllByRole('region').map((day) => day.textContent?.replaceAll('\u00A0', ' '));
  // The clocks of Cairo go forward between the two days.
  expect(days).toEqual(['الخميس 23 أبريل10:00 ص 9:00 ص توقيت مصر', 'الأحد 26 أبريل10:00 ص']);
  await user.click(found(screen.getAllByRole('button')[1]));
  expect(choose).toHaveBeenCalledWith(slots[1]?.at);
});

test('tells who has the link of a request that belongs to an account to sign in', async () => {
  const token = await sendConsultation();
  await signInAs(demoAccounts.client);
  await http.post('/account/claims', { token }, z.unknown());
  open(token);
  expect(await screen.findByRole('heading', { name: 'هذا الطلب مرتبط بحساب' })).toBeTruthy();
});

test('a consultant sets hours, and makes a secret address of the calendar that is shown once', async () => {
  await signInAs(demoAccounts.consultant);
  renderRemote({ modules: [routes], at: '/dashboard/hours' });
  const buffer = await screen.findByLabelText(/^الاستراحة بين موعدين/);
  await user.clear(buffer);
  await user.type(buffer, '30');
  const [end] = screen.getAllByLabelText<HTMLInputElement>(/^إلى/);
  await user.clear(found(end));
  await user.type(found(end), '08:00');
  await press('حفظ الساعات');

  expect(await screen.findByText('نهاية يوم العمل يجب أن تكون بعد بدايته')).toBeTruthy();
  await user.clear(found(end));
  await user.type(found(end), '14:00');
  await press('حفظ الساعات');
  const stored = z.object({ buffer_minutes: z.int(), hours: z.array(z.object({ to: z.string() })) });
  await waitFor(async () =>
    expect((await http.get('/consultant/booking-hours', enveloped(stored))).buffer_minutes).toBe(30),
  );
  await press('إنشاء رابط سري');
  expect(await screen.findByText(/\/api\/calendars\/[\w-]{43}\.ics$/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'إنشاء رابط جديد' })).toBeTruthy();
});

test('a link that leads to no request offers to send the links again', async () => {
  open('no-such-link');
  expect(await screen.findByRole('heading', { level: 2, name: 'هذا الرابط غير صالح' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'استعادة روابط طلباتك' }).getAttribute('href')).toBe('/claim');
});
