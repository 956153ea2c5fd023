import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the emails of the site', () => {
  it('are linked from the settings, and shown in a frame that runs nothing, with subject and plain text', async () => {
    renderRemote({ modules: [routes], at: '/admin/settings/contact' });
    await user.click(await screen.findByRole('link', { name: 'رسائل البريد' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'رسائل البريد' })).toBeTruthy();

    await user.click(await screen.findByRole('link', { name: 'إلى العميل: عرض سعر' }));
    expect(currentUrl()).toBe('/admin/settings/emails?email=client-quote');
    const frame = await screen.findByTitle('معاينة الرسالة: إلى العميل: عرض سعر');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('src')).toMatch(/^\/api\/email-samples\/client-quote\//);
    expect(screen.getByText('وصلك عرض سعر لطلبك (FS-2026-000067)')).toBeTruthy();
    expect(screen.getByText(/^وصلك عرض سعر لطلبك\s+مرحباً سارة العتيبي،/)).toBeTruthy();
  });

  it('are shown on the width of a phone and in dark colours', async () => {
    renderRemote({ modules: [routes], at: '/admin/settings/emails' });
    const title = 'معاينة الرسالة: إشعار الاستلام: رسالة';
    expect((await screen.findByTitle(title)).style.inlineSize).toBe('640px');
    await user.click(screen.getByRole('button', { name: 'جوال', pressed: false }));
    expect(screen.getByTitle(title).style.inlineSize).toBe('390px');
    await user.click(screen.getByRole('button', { name: 'داكنة', pressed: false }));
    expect(screen.getByTitle(title).style.colorScheme).toBe('dark');
  });
});
