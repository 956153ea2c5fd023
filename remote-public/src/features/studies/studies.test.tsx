import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { RouteHandle } from 'shared-lib/federation';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import routes from '../../routes.tsx';
import { formatPaybackWithLoss } from './payback-with-loss.ts';
import { formatPayback } from './study-format.ts';

const api = await startApi();
const user = userEvent.setup();
const open = (at: string) => renderRemote({ modules: [routes], at });
const DATES = 'مصنع تعبئة تمور في المدينة المنورة';

/** Renders a URL path like the shell's server: match the route, prefetch, render to a string. */
const renderOnServer = async (at: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const url = new URL(at, 'https://site.example');
  const { query, dataRoutes } = createStaticHandler(routes({ queryClient }));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle;
  const request = { queryClient, params: match?.params ?? {}, url };
  await Promise.allSettled([handle.prefetch?.(request)]);
  const markup = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </QueryClientProvider>,
  );
  return { markup, head: handle.seo?.(request), status: handle.status?.(request) };
};
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

/** Records the URLs of the downloads that the page starts. */
const watchDownloads = (): string[] => {
  const downloads: string[] = [];
  const onClick = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
    event.preventDefault();
    downloads.push(event.target.getAttribute('href') ?? '');
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  return downloads;
};

afterEach(() => api.clearFaults());

describe('the list of free studies', () => {
  it('shows each study with its sector, origin and figures', async () => {
    open('/free-studies');
    const link = await screen.findByRole('link', { name: DATES });
    expect(link.getAttribute('href')).toBe('/studies/dates-factory');
    const card = within(link.closest('article') as HTMLElement);
    for (const text of ['الصناعي', 'السعودية', '2024', 'الدراسة الأصلية: 48 صفحة', '880,000 دولار'])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/^ملخص الدراسة \(PDF/)).toBeTruthy();
    expect(card.getByText('العائد الداخلي').nextSibling?.textContent).toMatch(/^\d+(\.\d)?%$/);
    expect(card.getByText('الاسترداد').nextSibling?.textContent).toMatch(/^\d(\.\d)?\u00A0سن/);
  });

  it('shows on each card what the study recommends, and filters by it', async () => {
    open('/free-studies');
    const cardOf = (link: HTMLElement) => within(link.closest('article') as HTMLElement);
    expect(cardOf(await screen.findByRole('link', { name: DATES })).getByText('أقدِم')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('التوصية'), screen.getByRole('option', { name: /^توقّف/ }));
    const refused = await screen.findByRole('link', { name: 'مصنع تعبئة مياه في عجمان: دراسة أوصت بالتوقف' });
    await waitFor(() => expect(screen.queryByRole('link', { name: DATES })).toBeNull());
    expect(new URLSearchParams(window.location.search).get('verdict')).toBe('stop');
    expect(cardOf(refused).getByText('توقّف')).toBeTruthy();
  });

  it('filters by capital, sorts, and explains the kinds of studies', async () => {
    open('/free-studies');
    await screen.findByRole('link', { name: DATES });
    await user.selectOptions(screen.getByLabelText('رأس المال'), 'من 500,000 إلى 1,000,000 دولار');
    await user.selectOptions(screen.getByLabelText('الترتيب'), 'الأصغر رأس مال');
    const search = new URLSearchParams(window.location.search);
    expect([search.get('capital'), search.get('sort')]).toEqual(['500000-1000000', 'capital_low']);
    await waitFor(() => {
      const capitals = screen
        .getAllByText('رأس المال', { selector: 'dt' })
        .map((label) => Number(label.nextSibling?.textContent?.replaceAll(/\D/g, '')));
      expect(capitals.length).toBeGreaterThan(1);
      expect(capitals).toEqual(capitals.toSorted((one, other) => one - other));
      for (const capital of capitals) expect(capital).toBeGreaterThanOrEqual(500_000);
      for (const capital of capitals) expect(capital).toBeLessThanOrEqual(1_000_000);
    });
    expect(screen.getByText('ما الفرق بين أنواع الدراسات؟')).toBeTruthy();
    expect(screen.getByText(/الملف الذي تنزّله في كل الأحوال ملخص بصيغة PDF/)).toBeTruthy();
  });

  it('shows a study in a dialog whose URL can be shared, and goes back to the list when it closes', async () => {
    open('/free-studies?country=السعودية');
    await user.click(await screen.findByRole('link', { name: `نظرة سريعة: ${DATES}` }));
    const dialog = within(await screen.findByRole('dialog', { name: DATES }));
    expect(new URLSearchParams(window.location.search).get('study')).toBe('dates-factory');
    expect(await dialog.findByText('584 طناً في السنة')).toBeTruthy();
    expect(await dialog.findByText('الأرقام في جدول')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'افتح الدراسة' }).getAttribute('href')).toBe('/studies/dates-factory');
    await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe(new URL('/?country=السعودية', window.location.href).search);
  });

  it('opens the dialog with what the card shows while the study is on its way', async () => {
    api.injectFault(/public\/studies\/dates-factory/, faults.hang);
    open('/free-studies?country=السعودية');
    await user.click(await screen.findByRole('link', { name: `نظرة سريعة: ${DATES}` }));
    const dialog = within(await screen.findByRole('dialog', { name: DATES }));
    expect(dialog.getByText('أقدِم')).toBeTruthy();
    expect(dialog.getByText(/تمور/, { selector: 'p' })).toBeTruthy();
    expect(dialog.queryByText('المؤشرات الرئيسة')).toBeNull();
    await api.clearFaults();
  });

  it('opens a shared link to a study in the dialog and closes it to the list', async () => {
    open('/free-studies?study=dates-factory');
    const dialog = within(await screen.findByRole('dialog', { name: DATES }));
    await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('filters by sector, country and search words and writes the filters to the URL', async () => {
    open('/free-studies?page=1');
    await screen.findByRole('link', { name: DATES });
    await user.selectOptions(
      await screen.findByLabelText('الدولة'),
      await screen.findByRole('option', { name: /^السعودية/ }),
    );
    expect(new URLSearchParams(window.location.search).get('country')).toBe('السعودية');
    await user.type(screen.getByRole('searchbox'), 'تمور{Enter}');
    expect(await screen.findByText('دراسة واحدة')).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('q')).toBe('تمور');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'مسح التصفية' }));
    expect(currentUrl()).toBe('/free-studies');
    await user.click(await screen.findByRole('link', { name: /^الزراعي/ }));
    expect(currentUrl()).toBe('/free-studies?sector=agricultural');
  });

  it('shows the empty state with a link that clears the filters when no study matches', async () => {
    open('/free-studies?q=غواصة');
    expect(await screen.findByText('لا توجد دراسات بهذه المواصفات')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'مسح التصفية' })[0]?.getAttribute('href')).toBe('/free-studies');
  });

  it('shows an error and retries', async () => {
    api.injectFault(/public\/studies/, faults.jsonError);
    open('/free-studies');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('تعذر تحميل الدراسات.');
    await api.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: DATES })).toBeTruthy();
  });

  it('is rendered on the server with the filters of the URL', async () => {
    const { markup, head } = await renderOnServer('/free-studies?sector=energy');
    expect(count(markup, /<article[\s>]/g)).toBe(1);
    expect(count(markup, /<h1[\s>]/g)).toBe(1);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(head?.noindex).toBe(true);
    expect(head?.canonicalPath).toBe('/free-studies');
  });
});

describe('the study page', () => {
  it('is rendered on the server with figures, phases, assumptions and disclaimer', async () => {
    const { markup, head, status } = await renderOnServer('/studies/dates-factory');
    expect(status).toBe(200);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(count(markup, /<h1[\s>]/g)).toBe(1);
    const texts = [
      'الملخص التنفيذي',
      '880,000 دولار',
      'صافي القيمة الحالية',
      'معدل العائد الداخلي',
      'فترة الاسترداد',
      '584 طناً في السنة',
      'المرحلة التسويقية',
      'المرحلة المالية',
      'إخلاء مسؤولية',
      'دراسات ذات صلة',
    ];
    for (const text of texts) expect(markup).toContain(text);
    expect(markup).toContain('href="/contact?tab=feasibility&amp;study=dates-factory"');
    expect(head?.canonicalPath).toBe('/studies/dates-factory');
    expect(head?.jsonLd?.map((data) => data['@type'])).toEqual(['Report', 'Organization', 'BreadcrumbList']);
  });

  it('shows the cash flows as right-to-left charts for wide and narrow screens, each with axis and payback, and as a table', async () => {
    open('/studies/dates-factory');
    const charts = await screen.findAllByRole('img', {
      name: /^أعمدة صافي التدفق من السنة 0 على اليمين/,
      hidden: true,
    });
    expect(charts.map((chart) => chart.getAttribute('viewBox'))).toEqual(['0 0 680 320', '0 0 340 260']);
    for (const chart of charts) {
      const positions = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('x')));
      expect(positions).toHaveLength(9);
      expect(positions).toEqual(positions.toSorted((a, b) => b - a));
      const labels = [...chart.querySelectorAll('text')].map((label) => label.textContent);
      expect(labels).toContain('ألف دولار');
      expect(labels.filter((label) => label?.startsWith('الاسترداد '))).toHaveLength(1);
    }
    await user.click(screen.getByText('الأرقام في جدول'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(10);
    expect(rows[2]?.textContent).toContain('71,000');
  });

  it('can be saved on this device and shared, WhatsApp first', async () => {
    open('/studies/dates-factory');
    await user.click(await screen.findByRole('button', { name: 'حفظ' }));
    expect(screen.getByRole('button', { name: 'في المحفوظات' }).getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('miqyas:saved')).toContain('study');
    localStorage.clear();
    const group = within(screen.getByRole('group', { name: 'شارك هذه الصفحة' }));
    const links = group.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
    expect(links.map(({ host }) => host)).toEqual(['wa.me', 'x.com', 'www.linkedin.com']);
    const url = `${window.location.origin}/studies/dates-factory`;
    expect(links[0]?.searchParams.get('text')).toBe(`${DATES}\n${url}`);
    expect(links.slice(1).map(({ searchParams }) => searchParams.get('url'))).toEqual([url, url]);
    await user.click(group.getByRole('button', { name: 'نسخ الرابط' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByRole('button', { name: 'تم النسخ' })).toBeTruthy();
  });

  it('opens sample pages in a dialog and restores the focus on close', async () => {
    open('/studies/dates-factory');
    const region = await screen.findByRole('region', { name: 'صفحات من الدراسة' });
    const pages = within(region).getAllByRole('button');
    expect(pages).toHaveLength(2);
    await user.click(within(region).getByRole('button', { name: 'تكبير صفحة من الدراسة (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'صفحة من الدراسة (2)' });
    expect(within(dialog).getByRole('img', { name: 'صفحة من الدراسة (2)' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'إغلاق' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(pages[1]));
  });

  it('responds with 404 and suggestions for an unknown slug', async () => {
    const { markup, status, head } = await renderOnServer('/studies/no-such-study');
    expect(status).toBe(404);
    expect(head?.noindex).toBe(true);
    expect(head?.title).toBe('هذه الدراسة غير موجودة');
    expect(markup).toMatch(/<h1[^>]*>هذه الدراسة غير موجودة/);
    expect(markup).toContain('href="/free-studies"');
    expect(count(markup, /<article[\s>]/g)).toBe(3);
  });

  it('responds with 503 when the study cannot be loaded, and retries', async () => {
    api.injectFault(/public\/studies/, faults.jsonError);
    expect((await renderOnServer('/studies/dates-factory')).status).toBe(503);
    open('/studies/dates-factory');
    const alert = await screen.findByRole('alert');
    await api.clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { level: 1, name: DATES })).toBeTruthy();
  });
});

describe('the download of a study', () => {
  it('requires an e-mail address from visitors', async () => {
    const downloads = watchDownloads();
    open('/studies/dates-factory');
    const form = within(await screen.findByRole('form', { name: 'ملف الدراسة' }));
    await user.click(form.getByRole('button', { name: /تنزيل ملخص الدراسة/ }));
    expect(await form.findByText('البريد الإلكتروني مطلوب')).toBeTruthy();
    expect(downloads).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /البريد الإلكتروني/ }), 'reader@example.com');
    await user.click(form.getByRole('button', { name: /تنزيل ملخص الدراسة/ }));
    expect(await screen.findByText(/بدأ تنزيل الملف/)).toBeTruthy();
    expect(downloads).toHaveLength(1);
    expect(downloads[0]).toMatch(/^\/api\/public\/studies\/\d+\/download\?token=.+/);
  });

  it('starts at once for signed-in users', async () => {
    const downloads = watchDownloads();
    await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
    open('/studies/dates-factory');
    await user.click(await screen.findByRole('button', { name: /تنزيل ملخص الدراسة/ }));
    expect(screen.queryByRole('form', { name: 'ملف الدراسة' })).toBeNull();
    expect(await screen.findByText(/بدأ تنزيل الملف/)).toBeTruthy();
    expect(downloads).toHaveLength(1);
  });
});

it('formats the payback period with Arabic plurals', () => {
  expect(formatPaybackWithLoss(1, { year: 2, lasting: null })).toBe(
    'سنة واحدة، ثم يعود الرصيد سالباً في السنة 2، ولا يُسترد بعدها',
  );
  expect([3.4, 4, 10, 11, 1, 1.98, 0.02, null].map((years) => formatPayback(years))).toEqual([
    '3.4\u00A0سنة',
    '4\u00A0سنوات',
    '10\u00A0سنوات',
    '11\u00A0سنة',
    'سنة واحدة',
    'سنتان',
    'أقل من سنة',
    'لا يُسترد',
  ]);
});
