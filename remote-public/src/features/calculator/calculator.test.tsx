import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { calculate, calculationOfStudy, decodeCalculation, encodeCalculation } from 'shared-lib/calculation';
import { calculationInput } from 'shared-lib/contracts';
import type { RouteHandle } from 'shared-lib/federation';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'shared-lib/router/host';
import { currentUrl, renderRemote, startApi } from 'testing/remote-harness';
import { describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';
import { studyQueries } from '../studies/studies.api.ts';
import { readFilters } from '../studies/study-filters.ts';

await startApi();
const user = userEvent.setup();
const open = (query = '') => renderRemote({ modules: [routes], at: `/tools/feasibility${query}` });
/** A figure as screen readers hear it, also while it still counts on the screen. */
const figure = (name: string) =>
  screen.getAllByText(name).map((label) => {
    const heard = label.nextSibling?.cloneNode(true);
    if (heard instanceof Element) for (const silent of heard.querySelectorAll('[aria-hidden]')) silent.remove();
    return heard?.textContent ?? '';
  })[0];
const text = (value: string | undefined) => value?.replaceAll(/[\u2066-\u2069\u200E]/g, '');
const search = () => new URLSearchParams(new URL(currentUrl(), 'https://site.example').search);

/** Renders a URL like the shell's server. */
const renderOnServer = async (query: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const url = new URL(`/tools/feasibility${query}`, 'https://site.example');
  const handler = createStaticHandler(routes({ queryClient }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('unexpected redirect');
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle;
  const request = { queryClient, params: match?.params ?? {}, url };
  await Promise.allSettled([handle.prefetch?.(request)]);
  const markup = renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
  return { markup, head: handle.seo?.(request) };
};

const farm = calculationInput.parse({
  title: 'مزرعة مائية',
  years: 5,
  fixed_capital: 400_000,
  working_capital: 100_000,
  discount_rate: 12,
  revenues: [{ name: 'مطاعم', amount: 300_000, growth: 8 }],
  costs: [{ name: 'رواتب', amount: 120_000, growth: 3 }],
});

describe('the figures of a study in the calculator', () => {
  it('equal those of the API for every published study', async () => {
    const client = new QueryClient();
    const list = await client.query(studyQueries.list(readFilters(new URLSearchParams())));
    expect(list.data.length).toBeGreaterThan(10);
    for (const { slug } of list.data) {
      const resource = await client.query(studyQueries.detail(slug));
      if (resource.status !== 'found') throw new Error(`${slug} is missing`);
      const { data } = resource.value;
      const { npv, rate, payback, capital } = calculate(calculationOfStudy(data));
      const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
      expect({
        capital_total: capital,
        npv: Math.round(npv),
        irr: hundredths(rate.kind === 'one' ? rate.rate * 100 : null),
        payback_years: hundredths(payback),
      }).toEqual({
        capital_total: data.capital_total,
        npv: data.npv,
        irr: data.irr,
        payback_years: data.payback_years,
      });
    }
  });
});

describe('the calculator', () => {
  it('starts from the typical figures of a sector and follows each key, also in Arabic-Indic digits', async () => {
    open('?sector=agricultural');
    expect(await screen.findByText(/أرقام نموذجية من رأس المال المعتاد/)).toBeTruthy();
    expect(screen.getByDisplayValue('مشروع نموذجي في القطاع الزراعي')).toBeTruthy();
    const before = figure('صافي القيمة الحالية');
    const fixed = screen.getByLabelText('رأس المال الثابت');
    await user.clear(fixed);
    await user.type(fixed, '٩٠٠٠٠٠');
    await user.tab();
    expect(screen.getByDisplayValue('900,000')).toBe(fixed);
    expect(figure('صافي القيمة الحالية')).not.toBe(before);
    await waitFor(() => expect(decodeCalculation(search().get('c') ?? '')?.fixed_capital).toBe(900_000));
  });

  it('names an invalid figure and keeps the last valid results', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const rate = await screen.findByLabelText('معدل الخصم');
    const before = figure('صافي القيمة الحالية');
    await user.clear(rate);
    await user.type(rate, '120');
    expect(screen.getByText('أدخل نسبة من 0 إلى 100')).toBeTruthy();
    expect(screen.getByText(/صحّح الحقول المعلّمة لتُحسب النتائج/)).toBeTruthy();
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    expect(figure('صافي القيمة الحالية')).toBe(before);
  });

  it('reads a decimal comma, words and currencies, and shows what it understood', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const rate = await screen.findByLabelText<HTMLInputElement>('معدل الخصم');
    await user.clear(rate);
    await user.type(rate, '٧،٢٥');
    expect(rate.value).toBe('٧،٢٥');
    await user.tab();
    expect(rate.value).toBe('7.25');
    expect(screen.getAllByRole('status').map(({ textContent }) => text(textContent))).toContain('فهمناها 7.25');
    const fixed = screen.getByLabelText<HTMLInputElement>('رأس المال الثابت');
    await user.clear(fixed);
    await user.type(fixed, '1.5 مليون دولار');
    await user.tab();
    expect(fixed.value).toBe('1,500,000');
    await waitFor(() =>
      expect(decodeCalculation(search().get('c') ?? '')).toMatchObject({
        fixed_capital: 1_500_000,
        discount_rate: 7.25,
      }),
    );
    await user.clear(fixed);
    await user.type(fixed, '5000 ريال');
    await user.tab();
    expect(fixed.value).toBe('5000 ريال');
    expect(screen.getAllByText(/ليست عملة هذه الخانة/)).toHaveLength(1);
  });

  it('reads an amount that somebody types with its separators', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const fixed = await screen.findByLabelText<HTMLInputElement>('رأس المال الثابت');
    await user.clear(fixed);
    await user.type(fixed, '1,234,500');
    expect(fixed.value).toBe('1,234,500');
    await user.tab();
    expect(fixed.value).toBe('1,234,500');
    await waitFor(() => expect(decodeCalculation(search().get('c') ?? '')?.fixed_capital).toBe(1_234_500));
  });

  it('keeps the meaning of a grouped amount while it is edited', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const fixed = await screen.findByLabelText<HTMLInputElement>('رأس المال الثابت');
    expect(fixed.value).toBe('400,000');
    await user.type(fixed, '{Backspace}');
    expect(fixed.value).toBe('40000');
    expect(fixed.selectionStart).toBe(5);
    await user.tab();
    expect(fixed.value).toBe('40,000');
  });

  it('reads rates back as they were typed', async () => {
    open(
      `?c=${encodeCalculation(calculationInput.parse({ ...farm, discount_rate: 7.25, tax_rate: 2.55 }))}&view=result`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'مزرعة مائية' })).toBeTruthy();
    expect(text(document.body.textContent)).toContain('7.25%');
    expect(text(document.body.textContent)).toContain('2.55%');
  });

  it('gives the profitability index the places that the verdict needs', async () => {
    open(
      `?c=${encodeCalculation(calculationInput.parse({ fixed_capital: 1000, net_flows: [1097], discount_rate: 10 }))}`,
    );
    expect((await screen.findAllByText('الأرقام تقول لا')).length).toBeGreaterThan(0);
    expect(text(figure('مؤشر الربحية'))).toBe('0.997');
  });

  it('adds and removes lines, and ignores empty ones', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const before = figure((await screen.findAllByText('صافي القيمة الحالية'))[0]?.textContent ?? '');
    await user.click(screen.getByRole('button', { name: 'إضافة تكلفة' }));
    expect(figure('صافي القيمة الحالية')).toBe(before);
    await user.type(screen.getByLabelText('البند 2، القيمة في السنة الأولى'), '50000');
    expect(figure('صافي القيمة الحالية')).not.toBe(before);
    await user.click(screen.getByRole('button', { name: 'حذف البند 2' }));
    expect(figure('صافي القيمة الحالية')).toBe(before);
  });

  it('shows a notice when a link is broken', async () => {
    open(`?c=${encodeCalculation(farm).slice(0, -4)}`);
    expect(await screen.findByText(/هذا الرابط ناقص أو قديم/)).toBeTruthy();
  });

  it.each([
    ['no rate', { fixed_capital: 1000, costs: [{ amount: 10 }] }, 'لا عائد داخلي لهذه التدفقات'],
    ['several rates', { fixed_capital: 4000, net_flows: [25_000, -25_000] }, 'لهذه التدفقات أكثر من عائد داخلي'],
    ['no capital', { revenues: [{ amount: 10 }] }, 'لا يمكن الحكم بلا رأس مال'],
    ['no figures', {}, 'لا يمكن الحكم بلا رأس مال'],
    [
      'amounts of 1e12 over 50 years',
      { years: 50, fixed_capital: 1e12, revenues: [{ amount: 1e12, growth: 100 }] },
      'الأرقام تقول نعم، بهامش مريح',
    ],
  ])('explains a calculation with %s', async (_what, input, sentence) => {
    open(`?c=${encodeCalculation(calculationInput.parse(input))}`);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('opens a shared link as results of somebody else, with the way to the figures', async () => {
    open(`?c=${encodeCalculation(farm)}&formula=2&view=result`);
    expect(await screen.findByRole('heading', { level: 1, name: 'مزرعة مائية' })).toBeTruthy();
    expect(screen.getByText(/حسبة شاركها معك أحدهم/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /افتحها في الحاسبة/ }).getAttribute('href')).toBe(
      `/tools/feasibility?c=${encodeCalculation(farm)}&formula=2`,
    );
  });

  it('saves a calculation on the device of a guest', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    await user.click(await screen.findByRole('button', { name: 'حفظ' }));
    expect(JSON.parse(localStorage.getItem('miqyas:calculations') ?? '[]')).toMatchObject([
      { name: 'مزرعة مائية', query: `c=${encodeCalculation(farm)}&formula=2` },
    ]);
  });

  it('compares three scenarios side by side', async () => {
    open(`?c=${encodeCalculation(farm)}`);
    const region = within(await screen.findByRole('region', { name: 'ثلاثة سيناريوهات جنباً إلى جنب' }));
    const heads = region.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.map(text)).toEqual([
      'المؤشر',
      'متحفظالإيراد −15%التكلفة +10%',
      'كما أدخلت',
      'متفائلالإيراد +15%التكلفة −5%',
    ]);
    // The sign stays at its figure in right-to-left text.
    expect(heads[1]).toContain('\u2066+10%\u2069');
    expect(region.getAllByRole('row')).toHaveLength(8);
  });
});

describe('the calculator without scripts', () => {
  it('has results in the markup of the server, and is indexed without a query only', async () => {
    const { markup, head } = await renderOnServer('');
    expect(markup.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).toContain('method="get"');
    expect(head).toMatchObject({ canonicalPath: '/tools/feasibility' });
    expect(head?.noindex).toBeUndefined();
  });

  it('shows what it understood of a number with two readings', async () => {
    const { markup } = await renderOnServer('?fixed_capital=1.250&discount_rate=1,250&years=5&depreciation_years=5');
    expect(text(markup)).toContain('فهمناها 1,250. إن قصدت غيرها فاكتبها 1.25.');
    expect(text(markup)).toContain('فهمناها 1.25. إن قصدت غيرها فاكتبها 1250.');
  });

  it('reads the fields that the form sends', async () => {
    const fields = new URLSearchParams([
      ['fixed_capital', '٩٠٬٠٠٠'],
      ['working_capital', '20,000'],
      ['years', '3'],
      ['depreciation_years', '3'],
      ['tax_rate', '34'],
      ['discount_rate', '20'],
      ['revenues_name', 'مبيعات'],
      ['revenues_amount', '200000'],
      ['revenues_growth', '0'],
      ['revenues_name', ''],
      ['revenues_amount', ''],
      ['revenues_growth', ''],
      ['costs_name', ''],
      ['costs_amount', '137000'],
      ['costs_growth', ''],
    ]);
    const { markup, head } = await renderOnServer(`?${fields}`);
    // The shark attractant project of Ross, Westerfield, Jordan.
    expect(text(markup)).toContain('10,648\u00A0دولاراً');
    expect(text(markup)).toContain('25.8%');
    expect(head?.noindex).toBe(true);
  });

  it('keeps a mistake in its field and explains it', async () => {
    const { markup } = await renderOnServer('?fixed_capital=abc&discount_rate=12&years=5&depreciation_years=5');
    expect(markup).toContain('value="abc"');
    expect(text(markup)).toContain('«abc» ليس رقماً');
    expect(markup).toContain('صحّح الحقول المعلّمة لتُحسب النتائج.');
  });
});
