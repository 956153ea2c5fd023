// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import { renderLayout } from '../render-layout.tsx';
import { chooseSome } from './footer.tsx';

const api = await startApi();
afterEach(() => api.clearFaults());

const footer = () => within(screen.getByRole('contentinfo'));
const services = () =>
  within(footer().getByRole('navigation', { name: 'من خدماتنا' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const sixServices = async (seed: number) => {
  const { page } = renderLayout({ seed });
  await waitFor(() => expect(services()).toHaveLength(6));
  const shown = services();
  page.unmount();
  return shown;
};

describe('the services of the footer', () => {
  it('are six different ones, each linked to its page', async () => {
    const shown = await sixServices(7);
    expect(new Set(shown).size).toBe(6);
    for (const path of shown) expect(path).toMatch(/^\/services\/[a-z-]+$/);
  });

  it('are the same for the same seed and vary between seeds', async () => {
    const shown = await sixServices(7);
    expect(await sixServices(7)).toEqual(shown);
    const numbers = Array.from({ length: 8 }, (_, index) => index);
    const choices = Array.from({ length: 200 }, (_, seed) => chooseSome(numbers, 6, seed));
    expect(new Set(choices.map(String)).size).toBeGreaterThan(150);
    for (const number of numbers) {
      const times = choices.filter((choice) => choice.includes(number)).length;
      expect(times, `entry ${number} of 200 choices, about 150 expected`).toBeGreaterThan(110);
      expect(times).toBeLessThan(190);
    }
  });

  it('are the four default ones when the list cannot be read', async () => {
    api.injectFault(/public\/services/, faults.jsonError);
    const { queryClient } = renderLayout();
    await waitFor(() => expect(queryClient.getQueryState(['services', 'list'])?.status).toBe('error'));
    expect(new Set(services())).toEqual(
      new Set([
        '/services/business-plans',
        '/services/economic-consulting',
        '/services/feasibility',
        '/services/project-evaluation',
      ]),
    );
  });
});

it('links to the services page when there are no services', async () => {
  api.injectFault(/public\/services/, {
    kind: 'response',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data: [] }),
  });
  const { queryClient } = renderLayout();
  await waitFor(() => expect(queryClient.getQueryState(['services', 'list'])?.status).toBe('success'));
  expect(services()).toEqual(['/services']);
});

describe('the company in the footer', () => {
  it('shows the contact details of the settings', async () => {
    const settings = [
      { key: 'phone_saudi', value_ar: '+966 11 234 5678' },
      { key: 'phone_egypt', value_ar: '' },
      { key: 'social_x', value_ar: 'javascript:alert(1)' },
    ].map((setting, index) => ({
      id: index + 1,
      value_en: '',
      type: 'text',
      group: 'contact',
      description: '',
      created_at: '2026-01-04T08:00:00Z',
      updated_at: '2026-01-04T08:00:00Z',
      ...setting,
    }));
    api.injectFault(/group=contact/, {
      kind: 'response',
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ data: settings }),
    });
    renderLayout();
    const phone = await footer().findByText('+966 11 234 5678');
    expect(phone.getAttribute('dir')).toBe('ltr');
    expect(phone.closest('a')?.getAttribute('href')).toBe('tel:+966112345678');
    expect(footer().queryByText('مصر')).toBeNull();
    expect(footer().getByText('info@miqyas.example').closest('a')?.getAttribute('href')).toBe(
      'mailto:info@miqyas.example',
    );
    expect(footer().queryByRole('link', { name: /إكس/ })).toBeNull();
    expect(footer().getAllByRole('link', { name: /يفتح في نافذة جديدة/ })).toHaveLength(3);
  });

  it('shows the default contact details while the settings cannot be read', async () => {
    api.injectFault(/public\/settings/, faults.jsonError);
    const { queryClient } = renderLayout();
    await waitFor(() => expect(queryClient.getQueryState(['settings', 'contact'])?.status).toBe('error'));
    for (const fact of [
      '+20 100 000 0000',
      '+966 50 000 0000',
      'info@miqyas.example',
      'شارع الهرم، الجيزة، جمهورية مصر العربية',
    ])
      expect(footer().getByText(fact)).toBeTruthy();
    for (const network of ['فيسبوك', 'إكس', 'إنستغرام', 'لينكدإن'])
      expect(footer().getByRole('link', { name: new RegExp(network) })).toBeTruthy();
  });

  it('shows the years from the founding to now and links to the three legal texts on the contact page', () => {
    renderLayout();
    const years = footer().getByText(`2015-${new Date().getFullYear()}`);
    expect(years.getAttribute('dir')).toBe('ltr');
    expect(years.parentElement?.textContent).toMatch(/^جميع الحقوق محفوظة © 2015-\d{4} مقياس لدراسات الجدوى$/);
    const href = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
    expect(['سياسة الخصوصية', 'الشروط والأحكام', 'اتفاقية الخدمة'].map(href)).toEqual([
      '/contact#privacy',
      '/contact#terms',
      '/contact#agreement',
    ]);
  });
});
