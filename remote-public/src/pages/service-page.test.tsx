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
    expect(summary.getByText('21 يوم عمل')).toBeTruthy();
    const sectors = within(await screen.findByRole('region', { name: 'القطاعات التي نقدم فيها هذه الخدمة' }));
    expect(sectors.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/sectors\/[a-z]+$/);
    const studies = within(await screen.findByRole('region', { name: 'دراسات من قطاعات هذه الخدمة' }));
    expect(studies.getAllByRole('article')).toHaveLength(3);
    expect(studies.getAllByRole('heading', { level: 3 })[0]?.querySelector('a')?.getAttribute('href')).toMatch(
      /^\/studies\//,
    );
  });

  it('shows deliverables as tiles, one highlighted package, and prices in riyals and pounds at a dated rate', async () => {
    open('/services/feasibility');
    const deliverables = within(await screen.findByRole('region', { name: 'ماذا تتسلم؟' }));
    expect(deliverables.getAllByRole('listitem').length).toBeGreaterThan(3);
    const packages = within(screen.getByRole('region', { name: 'الباقات والأسعار' }));
    expect(packages.getAllByText('الأنسب لمعظم المشروعات')).toHaveLength(1);
    expect(
      await packages.findByText('نحو 9,375 ريالاً سعودياً، أو 119,000 جنيه مصري، بسعر الصرف في 4 يناير 2026.'),
    ).toBeTruthy();
  });

  it('shows the cash flows and pages of a study, and opens a page', async () => {
    open('/services/feasibility');
    const result = within(await screen.findByRole('region', { name: 'مثال من نتائج دراسة' }));
    expect(result.getAllByRole('img', { name: /^أعمدة صافي التدفق.*ويعبر الصفر بعد/ }).length).toBeGreaterThan(0);
    expect(result.getByRole('link', { name: 'كل أرقام الدراسة' }).getAttribute('href')).toMatch(/^\/studies\//);
    const pages = within(screen.getByRole('region', { name: 'صفحات من ملف دراسة' }));
    await userEvent.click(pages.getByRole('button', { name: 'تكبير صفحة من الدراسة (1)' }));
    const dialog = await screen.findByRole('dialog', { name: 'صفحة من الدراسة (1)' });
    expect(within(dialog).getByRole('img', { name: 'صفحة من الدراسة (1)' })).toBeTruthy();
  });

  it('shows a sticky bar on phones with the main action first and the price', async () => {
    browser().setViewport({ width: 390 });
    open('/services/feasibility');
    const bar = within(await screen.findByRole('complementary', { name: 'طلب الخدمة' }));
    const action = bar.getByRole('link', { name: 'اطلب دراسة جدوى' });
    expect(action.getAttribute('href')).toBe('/contact?tab=feasibility&service=feasibility');
    expect(action.nextElementSibling?.textContent).toMatch(/^ابتداءً من [\d,]+\u00A0دولار/);
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
