import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';
import { browser } from '../testing/browser.ts';

const api = await startApi();
const open = (at: string) => openRoom({ doors: [routes], at });

afterEach(() => {
  browser().setViewport({ width: 1440 });
  return api.heal();
});

describe('a service', () => {
  it.each(['/services/feasibility', '/services/1'])('tells everything at %s', async (at) => {
    open(at);
    expect(await screen.findByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeTruthy();
    for (const name of [
      'ماذا تتسلم؟',
      'لمن هذه الخدمة؟',
      'كيف نعمل؟',
      'الباقات والأسعار',
      'ما نحتاجه منك',
      'أسئلة متكررة',
    ])
      expect(within(screen.getByRole('region', { name })).getAllByText(/./).length).toBeGreaterThan(2);
    const summary = within(screen.getByRole('complementary', { name: 'السعر والمدة' }));
    expect(summary.getByText('ابتداءً من 2,500 دولار')).toBeTruthy();
    expect(summary.getByText('21 يوماً')).toBeTruthy();
    const sectors = within(await screen.findByRole('region', { name: 'القطاعات التي نقدم فيها هذه الخدمة' }));
    expect(sectors.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/sectors\/[a-z]+$/);
    const studies = within(await screen.findByRole('region', { name: 'دراسات من قطاعات هذه الخدمة' }));
    expect(studies.getAllByRole('article')).toHaveLength(3);
    expect(studies.getAllByRole('heading', { level: 3 })[0]?.querySelector('a')?.getAttribute('href')).toMatch(
      /^\/studies\//,
    );
  });

  it('keeps a free consultation at hand on phones', async () => {
    browser().setViewport({ width: 390 });
    open('/services/feasibility');
    const bar = within(await screen.findByRole('complementary', { name: 'طلب الخدمة' }));
    expect(bar.getByRole('link').getAttribute('href')).toBe('/contact?tab=consultation&service=feasibility');
  });

  it('that does not exist is said to be missing, and others are shown', async () => {
    open('/services/nothing-like-this');
    expect(await screen.findByRole('heading', { level: 1, name: 'لم نجد هذه الخدمة' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('that cannot be had says why, and comes when asked for again', async () => {
    api.break(/services\/feasibility/, faults.jsonError);
    open('/services/feasibility');
    expect((await screen.findByRole('alert')).textContent).toContain('تعطل');
    await api.heal();
    await userEvent.click(screen.getByRole('button', { name: /إعادة المحاولة/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeTruthy();
  });
});
