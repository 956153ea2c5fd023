import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';

const api = await startApi();
const open = async (at: string) => {
  renderRemote({ modules: [routes], at });
  await screen.findByRole('heading', { level: 1 });
};
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

afterEach(() => api.clearFaults());

describe('the blog page', () => {
  it('shows nine articles on the first page and the rest on the second', async () => {
    await open('/blog');
    expect(await screen.findByText('13 مقالاً')).toBeTruthy();
    const first = titles();
    expect(first).toHaveLength(9);
    await userEvent.click(screen.getByRole('link', { name: 'الصفحة التالية' }));
    expect(await screen.findByRole('link', { name: 'الصفحة السابقة' })).toBeTruthy();
    expect(currentUrl()).toBe('/blog?page=2');
    expect(titles()).toHaveLength(4);
    expect(titles().some((title) => first.includes(title))).toBe(false);
  });

  it('filters by category and shows the number of articles on the chip', async () => {
    await open('/blog');
    await userEvent.click(await screen.findByRole('link', { name: 'أسواق (2)' }));
    expect(await screen.findByText('مقالان')).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('category')).toBe('أسواق');
    expect(screen.getByRole('link', { name: 'أسواق (2)' }).getAttribute('aria-current')).toBe('true');
    expect(titles()).toHaveLength(2);
  });

  it('shows search results and returns to all articles', async () => {
    await open('/blog');
    await userEvent.type(screen.getByRole('searchbox', { name: 'ابحث في المقالات' }), 'نقطة التعادل{Enter}');
    expect(await screen.findByText('نتائج البحث عن «نقطة التعادل»')).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('q')).toBe('نقطة التعادل');
    await userEvent.click(screen.getByRole('link', { name: 'عرض كل المقالات' }));
    expect(await screen.findByText('13 مقالاً')).toBeTruthy();
    expect(currentUrl()).toBe('/blog');
  });

  it('shows the empty state when no article matches', async () => {
    await open('/blog?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'لا توجد مقالات مطابقة' })).toBeTruthy();
  });

  it('links to the first page from a page past the last', async () => {
    await open('/blog?page=40');
    expect(await screen.findByRole('heading', { name: 'لا توجد مقالات في هذه الصفحة' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'الصفحة الأولى' }).getAttribute('href')).toBe('/blog');
  });

  it('retries only the list when only the list failed', async () => {
    api.injectFault(/public\/articles(?:\?|$)/, faults.jsonError);
    await open('/blog');
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    expect(await screen.findByRole('link', { name: 'أسواق (2)' })).toBeTruthy();
    await api.clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByText('13 مقالاً')).toBeTruthy();
  });
});
