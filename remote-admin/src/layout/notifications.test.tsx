import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationPreference } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { first, found } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../routes.tsx';

await startApi();
const user = userEvent.setup();
const client = { email: 'client2@miqyas.example', password: 'River-Delta-19' };
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const preferences = z.object({ data: z.array(notificationPreference) });

beforeEach(async () => {
  await signInAs(admin);
});

describe('the notifications of an administrator', () => {
  it('shows a new request in the bell and on the page, and each leads to the workspace', async () => {
    await signInAs(client);
    await http.post(
      '/public/contact',
      { name: 'مرسل ينبّه', email: 'notify@example.com', subject: 'سؤال', message: 'نص' },
      z.unknown(),
    );
    await signInAs(admin);
    renderRemote({ modules: [routes], at: '/admin' });
    await user.click(await screen.findByRole('button', { name: /^الإشعارات، غير المقروء منها: [1-9]/ }));
    await user.click(await screen.findByRole('link', { name: 'كل الإشعارات والتفضيلات' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/notifications'));
    expect(await screen.findByRole('heading', { level: 1, name: 'الإشعارات' })).toBeTruthy();
    const day = within(await screen.findByRole('region', { name: /^اليوم/ }));
    const [arrival] = await day.findAllByText('رسالة جديدة من الموقع');
    expect(arrival?.closest('a')?.getAttribute('href')).toMatch(/^\/admin\/contacts\/CT-/);
  });

  it('saves where an administrator wants to be notified', async () => {
    renderRemote({ modules: [routes], at: '/admin/notifications' });
    const [before] = (await http.get('/account/notification-preferences', preferences)).data;
    const panel = found((await screen.findByRole('heading', { name: 'كيف نخبرك؟' })).closest('section'));
    await user.click(first(await within(panel).findAllByRole('switch')));
    await waitFor(async () =>
      expect((await http.get('/account/notification-preferences', preferences)).data[0]).toMatchObject({
        kind: before?.kind,
        here: false,
      }),
    );
  });
});
