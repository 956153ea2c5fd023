// @vitest-environment happy-dom
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from 'testing/remote-harness';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderLayout } from '../layout/render-layout.tsx';
import { consent, useConsent } from './consent.ts';

const api = await startApi();
const user = userEvent.setup();
const DAY_MS = 24 * 60 * 60_000;

const setAnalyticsEnabled = (value: string) => {
  const setting = {
    id: 1,
    key: 'analytics_enabled',
    value_ar: value,
    value_en: value,
    type: 'boolean',
    group: 'analytics',
    description: '',
    created_at: '2026-01-04T08:00:00Z',
    updated_at: '2026-01-04T08:00:00Z',
  };
  api.injectFault(/group=analytics/, {
    kind: 'response',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data: [setting] }),
  });
};
const banner = () => screen.findByRole('region', { name: 'خصوصيتك على هذا الموقع' });
const press = async (name: string) => user.click(within(await banner()).getByRole('button', { name }));
const isBannerHidden = () => screen.queryByRole('region', { name: 'خصوصيتك على هذا الموقع' }) === null;
/** Waits until the settings have loaded and rendered. */
const settled = async (rendered: ReturnType<typeof renderLayout>) => {
  await expect.poll(() => rendered.queryClient.getQueryState(['settings', 'analytics'])?.status).toBe('success');
  await act(async () => undefined);
};

beforeEach(() => useConsent.setState({ choice: 'unread', reopened: false }));
afterEach(() => api.clearFaults());

describe('with analytics disabled', () => {
  it.each(['false', '', 'TRUE', '1'])('shows no banner (setting «%s»)', async (value) => {
    setAnalyticsEnabled(value);
    await settled(renderLayout());
    expect(isBannerHidden()).toBe(true);
    expect(screen.queryByRole('button', { name: 'إعدادات الخصوصية' })).toBeNull();
  });
});

describe('with analytics enabled', () => {
  beforeEach(() => setAnalyticsEnabled('true'));

  it('asks once and stores a rejection made with one press', async () => {
    renderLayout();
    await press('رفض الكل');
    expect(isBannerHidden()).toBe(true);
    expect(consent.get()).toEqual({ statistics: false, marketing: false });
    const { statistics, marketing } = JSON.parse(localStorage.getItem('miqyas:consent') ?? '{}') as Record<
      string,
      unknown
    >;
    expect([statistics, marketing]).toEqual([false, false]);
  });

  it('does not ask a visitor who has chosen before', async () => {
    consent.choose({ statistics: true, marketing: false });
    useConsent.setState({ choice: 'unread' });
    await settled(renderLayout());
    expect(isBannerHidden()).toBe(true);
    expect(consent.get()).toEqual({ statistics: true, marketing: false });
  });

  it('stores consent to one purpose without the other', async () => {
    renderLayout();
    await press('تخصيص الاختيار');
    const necessary = screen.getByRole<HTMLInputElement>('checkbox', { name: /^ضرورية/ });
    expect([necessary.checked, necessary.disabled]).toEqual([true, true]);
    await user.click(screen.getByRole('checkbox', { name: 'إحصاءات الزيارة' }));
    await press('حفظ الاختيار');
    expect(consent.get()).toEqual({ statistics: true, marketing: false });
  });

  it('opens the stored choice again from the footer and returns the focus', async () => {
    renderLayout();
    await press('قبول الكل');
    const reopen = screen.getByRole('button', { name: 'إعدادات الخصوصية' });
    await user.click(reopen);
    await banner();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'قياس الحملات الإعلانية' }).checked).toBe(true);
    await press('رفض الكل');
    expect(consent.get()).toEqual({ statistics: false, marketing: false });
    await waitFor(() => expect(document.activeElement).toBe(reopen));
  });
});

describe('a stored choice', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');

  it('expires after a year', () => {
    consent.choose({ statistics: true, marketing: true }, now);
    consent.restore(now + 364 * DAY_MS);
    expect(consent.get()).toEqual({ statistics: true, marketing: true });
    consent.restore(now + 366 * DAY_MS);
    expect(consent.get()).toBeNull();
    localStorage.clear();
  });

  it.each(['', '{', '"yes"', '{"statistics":"true","marketing":true,"at":1}'])(
    'is ignored when it is not valid (%s)',
    (text) => {
      localStorage.setItem('miqyas:consent', text);
      consent.restore(now);
      expect(consent.get()).toBeNull();
      localStorage.clear();
    },
  );
});
