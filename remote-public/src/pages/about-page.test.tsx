import { screen, waitFor, within } from '@testing-library/react';
import { faults } from 'shared-lib/testing/fault-proxy';
import { openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = () => openRoom({ doors: [routes], at: '/about' });
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
const say = (...settings: ReturnType<typeof setting>[]) =>
  api.break(/group=about/, {
    kind: 'answer',
    status: 200,
    type: 'application/json',
    body: JSON.stringify({ data: settings }),
  });
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);

afterEach(() => api.heal());

describe('the about page', () => {
  it('leads to a free consultation, to free studies and to a message', async () => {
    const { page } = open();
    await screen.findByRole('heading', { level: 1 });
    const leads = [...page.container.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(leads).toEqual([
      '/',
      '/contact?tab=consultation',
      '/free-studies',
      '/contact?tab=consultation',
      '/contact?tab=contact',
    ]);
  });

  it.each([
    ['down', faults.htmlError],
    ['silent', faults.hang],
  ])('tells everything with the API %s', async (_how, fault) => {
    api.break(/./, fault);
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('نقيس المشروعات قبل أن تُبنى');
    expect(figures()).toEqual(['10', '2,000', '1,700', '98%']);
    const story = within(screen.getByRole('region', { name: 'مسيرتنا' })).getAllByRole('listitem');
    expect(story.map((stop) => stop.firstElementChild?.textContent)).toEqual(['2015', '2017', '2020', '2023', 'الآن']);
    for (const title of ['رسالتنا', 'رؤيتنا']) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'قيم نعمل بها' })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(within(screen.getByRole('region', { name: 'وحدات العمل' })).getAllByRole('listitem')).toHaveLength(6);
  });

  it('lets settings take the place of its words, each by itself', async () => {
    say(
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

  it('lets settings take the place of its lists, and ignores one that cannot be read', async () => {
    say(
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

  it('names no person: who speaks is told by role and sector', async () => {
    api.break(/./, faults.htmlError);
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('figure').map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
      'مدير مصنع أغذيةالقطاع الصناعي، الدمام',
      'شريكة مؤسسةالقطاع التقني، القاهرة',
      'مستثمر في مركز طبيالقطاع الصحي، جدة',
    ]);
  });
});
