import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = async (at = '/contact') => {
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1, name: 'اتصل بنا' });
};
const mockSettings = (name: string, values: Record<string, string>) => {
  const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const data = Object.entries(values).map(([key, value_ar], id) => ({
    id: id + 1,
    key,
    value_ar,
    value_en: '',
    type: 'text',
    group: name,
    description: '',
    ...stamps,
  }));
  api.injectFault(new RegExp(`group=${name}`), {
    kind: 'response',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data }),
  });
};
/** The first link with this name; the collapsed legal texts repeat the e-mail address. */
const link = (name: string) => screen.getAllByRole('link', { name })[0];
const disclosure = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('details') as HTMLDetailsElement;

afterEach(() => api.clearFaults());

describe('the contact details', () => {
  it('are the built-in defaults when the settings cannot be loaded', async () => {
    api.injectFault(/./, faults.htmlError);
    await open();
    expect(link('+20 100 000 0000')?.getAttribute('href')).toBe('tel:+201000000000');
    expect(link('+966 50 000 0000')?.getAttribute('href')).toBe('tel:+966500000000');
    expect(link('info@miqyas.example')?.getAttribute('href')).toBe('mailto:info@miqyas.example');
    for (const text of ['+20 100 000 0000', '+966 50 000 0000', 'info@miqyas.example'])
      expect(link(text)?.querySelector('bdi')?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('شارع الهرم، الجيزة، جمهورية مصر العربية')).toBeTruthy();
    expect(screen.getByText(/^من الأحد إلى الخميس، من 9 صباحاً إلى 5 مساءً/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^مقياس على .*يفتح في نافذة جديدة/ })).toHaveLength(4);
    expect(link('الاتجاهات إلى المقر (يفتح في نافذة جديدة)')?.getAttribute('href')).toBe(
      `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: 'شارع الهرم، الجيزة، جمهورية مصر العربية' })}`,
    );
  });

  it('come from the settings; links with an unsafe URL are left out', async () => {
    mockSettings('contact', {
      phone_egypt: '+20 2 3333 4444',
      opening_hours: 'طوال الأسبوع',
      social_x: 'javascript:alert(1)',
    });
    await open();
    expect(await screen.findByRole('link', { name: '+20 2 3333 4444' })).toBeTruthy();
    expect(screen.getByText('طوال الأسبوع')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^مقياس على .*يفتح في نافذة جديدة/ })).toHaveLength(3);
  });
});

describe('the legal texts', () => {
  it.each([
    ['privacy', 'سياسة الخصوصية'],
    ['terms', 'الشروط والأحكام'],
    ['agreement', 'اتفاقية الخدمة'],
  ])('expand one text at #%s', async (hash, title) => {
    await open(`/contact#${hash}`);
    expect(disclosure(title).id).toBe(hash);
    expect([...document.querySelectorAll('details')].filter((details) => details.open)).toEqual([disclosure(title)]);
  });

  it('come from the settings, with headings and linked e-mail addresses', async () => {
    mockSettings('legal', { privacy: 'مقدمة.\n\n1. الحقوق\nراسلنا على a.b@miqyas.example.\n\n2. بلا نص' });
    await open();
    await waitFor(() => expect(within(disclosure('سياسة الخصوصية')).getByText('مقدمة.')).toBeTruthy());
    const privacy = within(disclosure('سياسة الخصوصية'));
    expect(privacy.getAllByRole('heading', { level: 4, hidden: true }).map((heading) => heading.textContent)).toEqual([
      '1. الحقوق',
    ]);
    expect(privacy.getByText('a.b@miqyas.example').closest('a')?.getAttribute('href')).toBe(
      'mailto:a.b@miqyas.example',
    );
    expect(privacy.getByText('2. بلا نص').tagName).toBe('P');
    expect(disclosure('الشروط والأحكام').textContent).toContain('استخدام الموقع');
  });

  it('have a short form when the settings cannot be loaded', async () => {
    api.injectFault(/./, faults.htmlError);
    await open();
    for (const title of ['سياسة الخصوصية', 'الشروط والأحكام', 'اتفاقية الخدمة'])
      expect(disclosure(title).querySelectorAll('p').length).toBeGreaterThan(2);
  });
});
