// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApi } from 'shared-lib/testing/room';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFrame } from '../frame/open-frame.tsx';
import { consent, useConsent } from './consent.ts';

const api = await startApi();
const person = userEvent.setup();
const DAY_MS = 24 * 60 * 60_000;

const sayEnabled = (value: string) => {
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
  api.break(/group=analytics/, {
    kind: 'answer',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data: [setting] }),
  });
};
const question = () => screen.findByRole('region', { name: 'خصوصيتك على هذا الموقع' });
const press = async (name: string) => person.click(within(await question()).getByRole('button', { name }));
const asksNothing = () => screen.queryByRole('region', { name: 'خصوصيتك على هذا الموقع' }) === null;
/** The answer of the settings has come and was drawn. */
const settled = async (frame: ReturnType<typeof openFrame>) => {
  await expect.poll(() => frame.queryClient.getQueryState(['settings', 'analytics'])?.status).toBe('success');
  await act(async () => undefined);
};

beforeEach(() => useConsent.setState({ choice: 'unread', reopened: false }));
afterEach(() => api.heal());

describe('where nothing is measured', () => {
  it.each(['false', '', 'TRUE', '1'])('nothing is asked (setting «%s»)', async (value) => {
    sayEnabled(value);
    await settled(openFrame());
    expect(asksNothing()).toBe(true);
    expect(screen.queryByRole('button', { name: 'إعدادات الخصوصية' })).toBeNull();
  });
});

describe('where visits are measured', () => {
  beforeEach(() => sayEnabled('true'));

  it('asks once; to refuse is one press, as to agree, and is remembered', async () => {
    openFrame();
    await press('رفض الكل');
    expect(asksNothing()).toBe(true);
    expect(consent.get()).toEqual({ statistics: false, marketing: false });
    const { statistics, marketing } = JSON.parse(localStorage.getItem('miqyas:consent') ?? '{}') as Record<
      string,
      unknown
    >;
    expect([statistics, marketing]).toEqual([false, false]);
  });

  it('does not ask a visitor who has answered before', async () => {
    consent.choose({ statistics: true, marketing: false });
    useConsent.setState({ choice: 'unread' });
    await settled(openFrame());
    expect(asksNothing()).toBe(true);
    expect(consent.get()).toEqual({ statistics: true, marketing: false });
  });

  it('lets a visitor agree to one purpose and not to the other', async () => {
    openFrame();
    await press('تخصيص الاختيار');
    const necessary = screen.getByRole<HTMLInputElement>('checkbox', { name: /^ضرورية/ });
    expect([necessary.checked, necessary.disabled]).toEqual([true, true]);
    await person.click(screen.getByRole('checkbox', { name: 'إحصاءات الزيارة' }));
    await press('حفظ الاختيار');
    expect(consent.get()).toEqual({ statistics: true, marketing: false });
  });

  it('opens the choice again from the footer, as it was made, and gives the focus back', async () => {
    openFrame();
    await press('قبول الكل');
    const reopen = screen.getByRole('button', { name: 'إعدادات الخصوصية' });
    await person.click(reopen);
    await question();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'قياس الحملات الإعلانية' }).checked).toBe(true);
    await press('رفض الكل');
    expect(consent.get()).toEqual({ statistics: false, marketing: false });
    expect(document.activeElement).toBe(reopen);
  });
});

describe('a choice', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');

  it('is asked for again after a year', () => {
    consent.choose({ statistics: true, marketing: true }, now);
    consent.restore(now + 364 * DAY_MS);
    expect(consent.get()).toEqual({ statistics: true, marketing: true });
    consent.restore(now + 366 * DAY_MS);
    expect(consent.get()).toBeNull();
    localStorage.clear();
  });

  it.each(['', '{', '"yes"', '{"statistics":"true","marketing":true,"at":1}'])(
    'is not read into what is no choice (%s)',
    (text) => {
      localStorage.setItem('miqyas:consent', text);
      consent.restore(now);
      expect(consent.get()).toBeNull();
      localStorage.clear();
    },
  );
});
