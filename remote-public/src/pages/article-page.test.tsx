import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'shared-lib/testing/fault-proxy';
import { address, openRoom, startApi } from 'shared-lib/testing/room';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';
import { articleHandle } from './article-handle.ts';

const api = await startApi();
const TITLE = /^نقطة التعادل/;
const open = (at: string) => openRoom({ doors: [routes], at });

afterEach(() => api.heal());

describe('an article', () => {
  it('is shown with who wrote it, how long it takes, its contents and where to go on', async () => {
    open('/blog/break-even');
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
    expect(screen.getByText(/^وحدة التحليل المالي/)).toBeTruthy();
    expect(screen.getAllByText(/^(?:دقيقتا قراءة|\d+ (?:دقائق|دقيقة) قراءة)$/).length).toBe(4);
    const contents = within(screen.getByRole('navigation', { name: 'في هذا المقال' })).getAllByRole('link');
    for (const link of contents) {
      const id = decodeURIComponent(link.getAttribute('href')?.split('#')[1] ?? '');
      expect(document.getElementById(id)?.textContent).toBe(link.textContent);
    }
    expect(contents.length).toBeGreaterThan(2);
    expect(within(screen.getByRole('region', { name: 'مقالات ذات صلة' })).getAllByRole('article')).toHaveLength(3);
    expect(within(screen.getByRole('navigation', { name: 'مقالات أخرى' })).getAllByRole('link').length).toBeGreaterThan(
      0,
    );
    expect(screen.getByRole('link', { name: 'نقطة التعادل' }).getAttribute('href')).toContain('/blog?tag=');
    expect((await screen.findByRole('link', { name: 'تفاصيل الخدمة' })).getAttribute('href')).toBe(
      '/services/financial-modelling',
    );
  });

  it('leads to the next one', async () => {
    open('/blog/break-even');
    const others = await screen.findByRole('navigation', { name: 'مقالات أخرى' });
    const [link] = within(others).getAllByRole('link');
    const name = link?.querySelector('strong')?.textContent ?? '';
    await userEvent.click(within(others).getByText(name));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(address()).toBe(link?.getAttribute('href'));
  });

  it('that does not exist is said not to', async () => {
    open('/blog/no-such-article');
    expect(await screen.findByRole('heading', { level: 1, name: 'هذا المقال غير موجود' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تصفح المدونة' }).getAttribute('href')).toBe('/blog');
    expect(
      await within(await screen.findByRole('region', { name: 'أحدث المقالات' })).findAllByRole('article'),
    ).toHaveLength(3);
  });

  it('that did not come is asked for again', async () => {
    api.break(/articles\/break-even/, faults.jsonError);
    open('/blog/break-even');
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    await api.heal();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  });
});

describe('search engines', () => {
  const ask = async (idOrSlug: string) => {
    const request = {
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      params: { idOrSlug },
      url: new URL(`/blog/${idOrSlug}`, 'https://site.example'),
    };
    await Promise.allSettled([articleHandle.prefetch?.(request)]);
    return { status: articleHandle.status?.(request), head: articleHandle.seo?.(request) };
  };

  it('learn what an article is and its one address, by whatever it was asked for', async () => {
    const { status, head } = await ask('break-even');
    expect(status).toBe(200);
    expect(head?.canonicalPath).toBe('/blog/break-even');
    expect(head?.noindex).toBeUndefined();
    expect(head?.jsonLd?.map((data) => data['@type'])).toEqual(['Article', 'Organization', 'BreadcrumbList']);
    expect(JSON.stringify(head?.jsonLd)).toContain('https://site.example/images/blog/break-even.png');
  });

  it('keep none that is not there', async () => {
    expect(await ask('no-such-article')).toMatchObject({ status: 404, head: { noindex: true } });
  });

  it('come again for one that could not be had', async () => {
    api.break(/articles\/break-even/, faults.jsonError);
    expect(await ask('break-even')).toMatchObject({ status: 503, head: { noindex: true } });
  });
});
