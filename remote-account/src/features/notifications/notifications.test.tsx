import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notification, notificationPreference, paged, staffRequest } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { groupByDay } from 'shared-lib/notifications/page';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { found } from 'testing/first';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
const client = { email: 'client2@miqyas.example', password: 'River-Delta-19' };
const consultant = { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' };

/** A message of the consultant, so that the client has an unread notification. */
const sendMessage = async () => {
  await signInAs(consultant);
  const { data } = await http.get('/consultant/requests?view=active&per_page=50', paged(staffRequest));
  const reference = data.find(({ email }) => email === client.email)?.reference;
  await http.post(`/consultant/requests/${reference}/messages`, { body: 'نحتاج إلى عقد الأرض' }, z.unknown());
};

const open = async (who = client) => {
  await signInAs(who);
  renderRemote({ modules: [routes], at: '/dashboard/notifications' });
  await screen.findByRole('heading', { level: 1, name: 'الإشعارات' });
};
const page = z.extend(paged(notification), { unread: z.int() });
const read = () => http.get('/account/notifications?per_page=20', page);
const readPreferences = async () =>
  (await http.get('/account/notification-preferences', z.object({ data: z.array(notificationPreference) }))).data;

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe('the notifications', () => {
  it('lists them by day, each as a link, and marks all as read', async () => {
    await sendMessage();
    await open();
    const { data, unread } = await read();
    const days = [...new Set(data.map(({ at }) => formatDate(at)))];
    await waitFor(() => expect(document.querySelectorAll('main section h2').length).toBeGreaterThan(days.length));
    const links = [...document.querySelectorAll('main section li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(data.map(({ link }) => link));
    expect(unread).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'جعل الكل مقروءاً' }));
    expect(await screen.findByText('لا إشعارات غير مقروءة')).toBeTruthy();
    expect((await read()).unread).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'الإشعارات' })));
  });

  it('shows an error with a retry', async () => {
    api.injectFault(/account\/notifications\?page/, faults.htmlError);
    await open();
    expect(await screen.findByRole('heading', { name: 'تعذر تحميل البيانات' })).toBeTruthy();
  });

  it('names today and yesterday by their day in Riyadh', () => {
    const base = { id: 1, user_id: 1, kind: 'message', title: '', body: '', link: '/', read_at: null } as const;
    const now = Date.parse('2026-03-01T22:30:00.000Z');
    const groups = groupByDay(
      [
        { ...base, at: '2026-03-01T21:30:00.000Z' },
        { ...base, at: '2026-03-01T20:30:00.000Z' },
        { ...base, at: '2026-02-20T09:00:00.000Z' },
      ],
      now,
    );
    expect(groups.map(({ title }) => title)).toEqual([
      'اليوم، 2\u00A0مارس 2026',
      'أمس، 1\u00A0مارس 2026',
      '20\u00A0فبراير 2026',
    ]);
  });
});

describe('the preferences', () => {
  const switchOf = (name: string) => screen.findByRole('switch', { name });

  it('saves each choice at once, and locks the emails of quotes with the reason', async () => {
    await open();
    const email = await switchOf('الرسائل: بالبريد');
    expect(email).toHaveProperty('checked', true);
    await user.click(email);
    await waitFor(async () =>
      expect((await readPreferences()).find(({ kind }) => kind === 'message')).toMatchObject({
        here: true,
        email: false,
      }),
    );
    expect(await switchOf('عروض الأسعار: بالبريد')).toHaveProperty('disabled', true);
    expect(screen.getByText(/عروض الأسعار تُرسل بالبريد دائماً لأنها تنتهي بتاريخ/)).toBeTruthy();
  });

  it('returns a switch to its place and explains when saving fails', async () => {
    await open();
    const here = await switchOf('تغيّر الحالة: هنا');
    api.injectFault(/notification-preferences/, faults.htmlError);
    await user.click(here);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر حفظ التفضيل']));
    await api.clearFaults();
    expect((await readPreferences()).find(({ kind }) => kind === 'status')).toMatchObject({ here: true });
  });

  it('shows a consultant the kinds of the role', async () => {
    await open(consultant);
    const panel = found((await screen.findByRole('heading', { name: 'كيف نخبرك؟' })).closest('section'));
    expect(await within(panel).findByText('إسناد الطلبات')).toBeTruthy();
    expect(screen.queryByText('التذكير بما ينتظرك')).toBeNull();
  });
});
