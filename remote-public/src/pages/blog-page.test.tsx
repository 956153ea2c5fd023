import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { address, openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = async (at: string) => {
  openRoom({ doors: [routes], at });
  await screen.findByRole('heading', { level: 1 });
};
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

afterEach(() => api.heal());

describe('the blog', () => {
  it('shows nine articles, the newest first, and leads to the rest', async () => {
    await open('/blog');
    expect(await screen.findByText('12 مقالاً')).toBeTruthy();
    const first = titles();
    expect(first).toHaveLength(9);
    await userEvent.click(screen.getByRole('link', { name: 'الصفحة التالية' }));
    expect(await screen.findByRole('link', { name: 'الصفحة السابقة' })).toBeTruthy();
    expect(address()).toBe('/blog?page=2');
    expect(titles()).toHaveLength(3);
    expect(titles().some((title) => first.includes(title))).toBe(false);
  });

  it('is narrowed to a category, whose chip says how many there are', async () => {
    await open('/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'أسواق (2)' }));
    expect(await screen.findByText('مقالان')).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('category')).toBe('أسواق');
    expect(screen.getByRole('link', { name: 'أسواق (2)' }).getAttribute('aria-current')).toBe('true');
    expect(titles()).toHaveLength(2);
  });

  it('is searched, and all of it comes back', async () => {
    await open('/blog');
    await userEvent.type(screen.getByRole('searchbox', { name: 'ابحث في المقالات' }), 'نقطة التعادل{Enter}');
    expect(await screen.findByText('نتائج البحث عن «نقطة التعادل»')).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('q')).toBe('نقطة التعادل');
    await userEvent.click(screen.getByRole('link', { name: 'عرض كل المقالات' }));
    expect(await screen.findByText('12 مقالاً')).toBeTruthy();
    expect(address()).toBe('/blog');
  });

  it('says so when nothing matches', async () => {
    await open('/blog?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'لا توجد مقالات مطابقة' })).toBeTruthy();
  });

  it('leads back from a page beyond the last', async () => {
    await open('/blog?page=40');
    expect(await screen.findByRole('heading', { name: 'لا توجد مقالات في هذه الصفحة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'الصفحة الأولى' }).getAttribute('href')).toBe('/blog');
  });

  it('asks again for the list alone when that did not come', async () => {
    api.break(/public\/articles(?:\?|$)/, faults.jsonError);
    await open('/blog');
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    expect(await screen.findByRole('link', { name: 'أسواق (2)' })).toBeTruthy();
    await api.heal();
    await userEvent.click(retry);
    expect(await screen.findByText('12 مقالاً')).toBeTruthy();
  });
});
