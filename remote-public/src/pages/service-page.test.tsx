import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';
import { browser } from '../testing/browser.ts';

const api = await startApi();
const open = (at: string) => renderRemote({ modules: [routes], at });

afterEach(() => {
  browser().setViewport({ width: 1440 });
  return api.clearFaults();
});

describe('the service page', () => {
  it.each(['/services/feasibility', '/services/1'])('shows all content at %s', async (at) => {
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

  it('shows a sticky bar with the free consultation on phones', async () => {
    browser().setViewport({ width: 390 });
    open('/services/feasibility');
    const bar = within(await screen.findByRole('complementary', { name: 'طلب الخدمة' }));
    expect(bar.getByRole('link').getAttribute('href')).toBe('/contact?tab=consultation&service=feasibility');
  });

  it('shows the not-found page with suggestions for an unknown slug', async () => {
    open('/services/nothing-like-this');
    expect(await screen.findByRole('heading', { level: 1, name: 'لم نجد هذه الخدمة' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('shows the reason when the service cannot be loaded, and loads it after a retry', async () => {
    api.injectFault(/services\/feasibility/, faults.jsonError);
    open('/services/feasibility');
    expect((await screen.findByRole('alert')).textContent).toContain('تعطل');
    await api.clearFaults();
    await userEvent.click(screen.getByRole('button', { name: /إعادة المحاولة/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'دراسات الجدوى' })).toBeTruthy();
  });
});
