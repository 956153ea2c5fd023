import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'testing/fault-proxy';
import { renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => renderRemote({ modules: [routes], at: '/about' });
const setting = (key: string, value_ar: string) => ({
  id: 1,
  key,
  value_ar,
  value_en: '',
  type: 'text',
  group: 'about',
  description: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
const mockSettings = (...settings: ReturnType<typeof setting>[]) =>
  api.injectFault(/group=about/, {
    kind: 'response',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data: settings }),
  });
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

afterEach(() => api.clearFaults());

describe('the about page', () => {
  it('links to the free consultation, the free studies and the contact form', async () => {
    const { page } = open();
    await screen.findByRole('heading', { level: 1 });
    const links = [...page.container.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/',
      '/contact?tab=consultation',
      '/free-studies',
      '/contact?tab=consultation',
      '/contact?tab=contact',
    ]);
  });

  it.each([
    ['is down', faults.htmlError],
    ['does not respond', faults.hang],
  ])('shows all default content when the API %s', async (_state, fault) => {
    api.injectFault(/./, fault);
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('نقيس المشروعات قبل أن تُبنى');
    expect(figures()).toEqual(['10', '2,000', '1,700', '98%']);
    const story = within(screen.getByRole('region', { name: 'مسيرتنا' })).getAllByRole('listitem');
    expect(story.map((milestone) => milestone.firstElementChild?.textContent)).toEqual([
      '2015',
      '2017',
      '2020',
      '2023',
      'الآن',
    ]);
    for (const title of ['رسالتنا', 'رؤيتنا']) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'قيم نعمل بها' })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(within(screen.getByRole('region', { name: 'وحدات العمل' })).getAllByRole('listitem')).toHaveLength(6);
  });

  it('replaces each default text and figure by its setting', async () => {
    mockSettings(
      setting('hero_title', 'عنوان من الإعدادات'),
      setting('completed_projects', '٢٥٠٠'),
      setting('experience_years', 'كثيرة'),
      setting('mission_description', '  '),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'عنوان من الإعدادات' })).toBeTruthy();
    expect(figures()).toEqual(['10', '2,500', '1,700', '98%']);
    expect(screen.getByText(/ألا يُتخذ قرار استثماري في منطقتنا دون قياس/)).toBeTruthy();
  });

  it('replaces default lists by their settings and ignores invalid ones', async () => {
    mockSettings(
      setting('values', JSON.stringify([{ title: 'الصبر', text: 'نص' }])),
      setting('timeline', '[{"year": 2015}]'),
      setting('testimonials', '{'),
    );
    open();
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'قيم نعمل بها' })).getAllByRole('listitem')).toHaveLength(1),
    );
    expect(within(screen.getByRole('region', { name: 'مسيرتنا' })).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
  });

  it('attributes testimonials to a role and a sector, without names', async () => {
    api.injectFault(/./, faults.htmlError);
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
      'مدير مصنع أغذيةالقطاع الصناعي، الدمام',
      'شريكة مؤسسةالقطاع التقني، القاهرة',
      'مستثمر في مركز طبيالقطاع الصحي، جدة',
    ]);
  });
});
