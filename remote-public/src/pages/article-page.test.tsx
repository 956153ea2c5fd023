import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import routes from '../routes.tsx';
import { articleHandle } from './article-handle.ts';

const api = await startApi();
const TITLE = /^نقطة التعادل/;
const open = (at: string) => renderRemote({ modules: [routes], at });

afterEach(() => api.clearFaults());

describe('the article page', () => {
  it('shows author, reading time, table of contents and links to more', async () => {
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

  it('tells a diary in five plates, each with its water in words beside the column', async () => {
    open('/blog/bottled-water-diary');
    const plates = await screen.findAllByRole('region', { name: /^اللوحة / });
    expect(plates.map((plate) => plate.querySelector('h2 + p')?.textContent)).toEqual([
      'الماء عند 15\u00A0ذراعاً: أمان، هامش يحتمل التعثر.',
      'الماء عند 14\u00A0ذراعاً: سرور، يغطي تكلفة رأس المال.',
      'الماء عند 13.5\u00A0ذراعاً: ضيق، يسترد رأس ماله ولا يغطي تكلفته.',
      'الماء عند 13\u00A0ذراعاً: ضيق، يسترد رأس ماله ولا يغطي تكلفته.',
      'الماء عند 11.5\u00A0ذراعاً: جوع، يخسر المشروع من رأس ماله.',
    ]);
    const last = within(plates.at(-1) ?? document.body);
    expect(last.getByText('فقالت الدراسة: توقّف.')).toBeTruthy();
    expect(last.getByRole('link', { name: /مصنع تعبئة مياه/ }).getAttribute('href')).toBe('/studies/bottled-water');
    expect(last.getByRole('link', { name: 'ابدأ قراءتك' }).getAttribute('href')).toBe('/reading');
    const contents = within(screen.getByRole('navigation', { name: 'في هذا المقال' })).getAllByRole('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual(
      plates.map((plate) => within(plate).getByRole('heading').textContent),
    );
  });

  it('links to the neighbouring articles', async () => {
    open('/blog/break-even');
    const others = await screen.findByRole('navigation', { name: 'مقالات أخرى' });
    const [link] = within(others).getAllByRole('link');
    const name = link?.querySelector('strong')?.textContent ?? '';
    await userEvent.click(within(others).getByText(name));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(currentUrl()).toBe(link?.getAttribute('href'));
  });

  it('shows the not-found page with the latest articles for an unknown slug', async () => {
    open('/blog/no-such-article');
    expect(await screen.findByRole('heading', { level: 1, name: 'هذا المقال غير موجود' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تصفح المدونة' }).getAttribute('href')).toBe('/blog');
    expect(
      await within(await screen.findByRole('region', { name: 'أحدث المقالات' })).findAllByRole('article'),
    ).toHaveLength(3);
  });

  it('loads the article after a failed request and a retry', async () => {
    api.injectFault(/articles\/break-even/, faults.jsonError);
    open('/blog/break-even');
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    await api.clearFaults();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  });
});

describe('the article page for search engines', () => {
  const prefetch = async (idOrSlug: string) => {
    const request = {
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      params: { idOrSlug },
      url: new URL(`/blog/${idOrSlug}`, 'https://site.example'),
    };
    await Promise.allSettled([articleHandle.prefetch?.(request)]);
    return { status: articleHandle.status?.(request), head: articleHandle.seo?.(request) };
  };

  it('has canonical path, structured data and picture of the article', async () => {
    const { status, head } = await prefetch('break-even');
    expect(status).toBe(200);
    expect(head?.canonicalPath).toBe('/blog/break-even');
    expect(head?.noindex).toBeUndefined();
    expect(head?.jsonLd?.map((data) => data['@type'])).toEqual(['Article', 'Organization', 'BreadcrumbList']);
    expect(JSON.stringify(head?.jsonLd)).toContain('https://site.example/images/blog/break-even.png');
  });

  it('responds with 404 and noindex for an unknown slug', async () => {
    expect(await prefetch('no-such-article')).toMatchObject({ status: 404, head: { noindex: true } });
  });

  it('responds with 503 and noindex when the article cannot be loaded', async () => {
    api.injectFault(/articles\/break-even/, faults.jsonError);
    expect(await prefetch('break-even')).toMatchObject({ status: 503, head: { noindex: true } });
  });
});
