// @vitest-environment happy-dom
import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  CashFlowChart,
  LineChart,
  SensitivityTable,
  StackedColumns,
  VerdictScale,
  Bars,
  Funnel,
} from 'shared-lib/charts';
import { sensitivityGrid, npv, type Project } from 'shared-lib/finance';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(cleanup);

const FLOWS = [-550_000, 114_000, 132_840, 153_642, 176_592, 201_888, 229_752, 390_422];
const finding = () =>
  screen.getAllByRole('img', { name: /^أعمدة صافي التدفق|^صافي التدفق/ })[0]?.getAttribute('aria-label');
/** Without the isolates, which are invisible. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066\u2069]/g, '');
const periods = () => {
  const [group] = screen.getAllByRole('group', { name: /مفاتيح الأسهم/ });
  if (!group) throw new Error('the chart has no periods');
  return within(group).getAllByRole('img');
};
const numbersIn = (element: Element, name: string) => Number(element.getAttribute(name));
const columnsOf = (container: HTMLElement) => {
  const [graphic] = container.querySelectorAll('svg[role=img]');
  return [...(graphic?.querySelectorAll('rect[data-fill]') ?? [])];
};

describe('the chart of cash flows', () => {
  test('states the finding: the last total and the payback', () => {
    render(<CashFlowChart flows={FLOWS} />);
    expect(plain(finding())).toBe(
      'أعمدة صافي التدفق من السنة 0 على اليمين إلى السنة 7 على اليسار. يبلغ التراكمي في آخرها 849,136\u00A0دولاراً، ويعبر الصفر بعد 3.8\u00A0سنة.',
    );
  });

  test('states that later years take the money back', () => {
    render(<CashFlowChart flows={[-100, 100, -50, 25, 50]} />);
    expect(plain(finding())).toContain(
      'ويعبر الصفر بعد سنة واحدة، ثم يعود الرصيد سالباً في السنة 2، ويُسترد نهائياً بعد 3.5\u00A0سنة.',
    );
  });

  test('keeps the name of an early and of a late payback inside, beside the unit of the axis', () => {
    const early = [-100, 90, ...Array.from({ length: 49 }, () => 90)];
    const late = [-100, ...Array.from({ length: 50 }, () => 2.01)];
    for (const flows of [early, late]) {
      const { container } = render(<CashFlowChart flows={flows} />);
      for (const name of container.querySelectorAll('[data-part=payback-name]')) {
        const [, , width = 0] = (name.closest('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
        expect(numbersIn(name, 'x')).toBeLessThanOrEqual(width - 126);
        expect(numbersIn(name, 'x')).toBeGreaterThanOrEqual(52);
      }
      cleanup();
    }
  });

  test('renders time from right to left, investments below the zero line and returns above it', () => {
    const { container } = render(<CashFlowChart flows={FLOWS} />);
    const columns = columnsOf(container);
    expect(columns).toHaveLength(FLOWS.length);
    const positions = columns.map((column) => numbersIn(column, 'x'));
    expect(positions).toEqual(positions.toSorted((one, other) => other - one));
    const [investment, first] = columns;
    if (!investment || !first) throw new Error('no columns');
    expect(investment.getAttribute('data-fill')).toBe('clay');
    const zero = numbersIn(investment, 'y');
    expect(numbersIn(first, 'y') + numbersIn(first, 'height')).toBeCloseTo(zero, 1);
  });

  test.each([
    ['one year', [-100]],
    ['no years', []],
    ['zeros only', [0, 0]],
    ['losses only', [-5, -6]],
    ['fifty years', [-1e6, ...Array.from({ length: 50 }, (_, year) => year * 4000)]],
    ['very large figures', [-9e14, 4e14, 8e14]],
    ['fractions', [-0.4, 0.3, 0.3]],
  ])('keeps everything inside the graphic for %s', (_what, flows) => {
    const { container } = render(<CashFlowChart flows={flows} />);
    for (const graphic of container.querySelectorAll('svg[role=img]')) {
      const [, , width, height] = (graphic.getAttribute('viewBox') ?? '').split(' ').map(Number);
      for (const column of graphic.querySelectorAll('rect')) {
        expect(numbersIn(column, 'x')).toBeGreaterThanOrEqual(0);
        expect(numbersIn(column, 'x') + numbersIn(column, 'width')).toBeLessThanOrEqual(width ?? 0);
        expect(numbersIn(column, 'y') + numbersIn(column, 'height')).toBeLessThanOrEqual(height ?? 0);
      }
      expect(graphic.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('states that nothing is paid back, and renders no mark', () => {
    const { container } = render(<CashFlowChart flows={[-100, 20, 20]} />);
    expect(finding()).toContain('ولا تُسترد الاستثمارات.');
    expect(container.querySelector('[data-part=payback]')).toBeNull();
  });

  test('writes the unit once and signs negative figures with a minus sign', () => {
    const { container } = render(<CashFlowChart flows={FLOWS} />);
    const [graphic] = container.querySelectorAll('svg[role=img]');
    expect(graphic?.textContent.split('ألف دولار')).toHaveLength(2);
    expect(graphic?.textContent).toContain('\u2212500');
  });

  test('leaves out names of years that do not fit', () => {
    const { container } = render(<CashFlowChart flows={Array.from({ length: 51 }, () => 1)} />);
    const [wide, narrow] = container.querySelectorAll('svg[role=img]');
    const namesIn = (graphic: Element | undefined) => graphic?.querySelectorAll('text[text-anchor=middle]').length ?? 0;
    expect(namesIn(wide)).toBeLessThan(30);
    expect(namesIn(narrow)).toBeLessThan(namesIn(wide));
  });
});

describe('the figures of a period', () => {
  test('appear while the arrow keys move, left to the next period, and disappear with Esc', async () => {
    const user = userEvent.setup();
    const { container } = render(<CashFlowChart flows={FLOWS} />);
    const tooltip = () => plain(container.querySelector('[data-part=name]')?.parentElement?.textContent);
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(periods()[0]));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(plain(document.activeElement?.getAttribute('aria-label'))).toBe(
      'السنة 2: الصافي 132,840، التراكمي \u2212303,160',
    );
    expect(tooltip()).toContain('132,840');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(periods()[1]));
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(periods().at(-1)));
    await user.keyboard('{Escape}');
    expect(tooltip()).toBe('');
  });

  test('appear on hover; Tab reaches one period only', async () => {
    const user = userEvent.setup();
    const { container } = render(<CashFlowChart flows={FLOWS} />);
    const fourth = periods()[3];
    if (!fourth) throw new Error('no fourth period');
    await user.hover(fourth);
    expect(container.querySelector('[data-part=name]')?.textContent).toBe('السنة 3');
    expect(periods().filter((period) => period.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  test('are all in the table', () => {
    render(<CashFlowChart flows={FLOWS} />);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => plain(row.textContent))).toContain('3153,642\u2212149,518');
    expect(rows).toHaveLength(FLOWS.length + 1);
  });
});

test('stacked columns begin at the base, leave 1 px between the parts, and the legend has the totals', () => {
  const { container } = render(
    <StackedColumns
      finding="الطلبات"
      periodColumn="اليوم"
      series={['دراسات', 'استشارات', 'رسائل']}
      periods={[
        { name: 'الأحد', tick: '1', counts: [2, 0, 1] },
        { name: 'الاثنين', tick: '2', counts: [0, 0, 0] },
      ]}
    />,
  );
  const [studies, messages] = columnsOf(container);
  if (!studies || !messages) throw new Error('two parts expected');
  expect([studies, messages].map((part) => part.getAttribute('data-fill'))).toEqual(['nile', 'ink']);
  expect(numbersIn(studies, 'y') - (numbersIn(messages, 'y') + numbersIn(messages, 'height'))).toBeCloseTo(1, 1);
  expect(plain(screen.getAllByRole('list')[0]?.textContent)).toBe('دراسات: 2استشارات: 0رسائل: 1');
});

test('a line keeps its target inside the graphic and names it', () => {
  const { container } = render(
    <LineChart
      finding="أول رد"
      name="أول رد بالساعات"
      periodColumn="الأسبوع"
      periods={[{ name: 'الأسبوع 1', tick: '1', value: 3 }]}
      target={{ name: 'المهلة', value: 9 }}
    />,
  );
  expect(container.querySelector('[data-part=target]')?.getAttribute('d')).not.toContain('-');
  expect(screen.getAllByText('المهلة').length).toBeGreaterThan(1);
});

test('bars compare with the largest; the category without a name and empty lists have no special case', () => {
  const { container } = render(
    <Bars
      items={[
        { label: 'الصناعي', value: 8 },
        { label: 'الزراعي', value: 2 },
        { label: 'بلا قطاع', value: 8, isOther: true },
      ]}
    />,
  );
  expect([...container.querySelectorAll('[data-part=bar]')].map((bar) => bar.getAttribute('width'))).toEqual([
    '100%',
    '25%',
    '100%',
  ]);
  expect(renderToStaticMarkup(<Bars items={[{ label: 'لا شيء', value: 0 }]} />)).toContain('width="0%"');
});

test('the funnel names the weakest step', () => {
  const { container } = render(
    <Funnel
      stages={[
        { name: 'وصلت', count: 13 },
        { name: 'المراجعة', count: 10 },
        { name: 'العرض', count: 5 },
        { name: 'القبول', count: 2 },
        { name: 'التسليم', count: 2 },
      ]}
    />,
  );
  expect(plain(container.textContent)).toContain('40% بلغت «القبول»، أضعف انتقال');
  expect(container.textContent.split('أضعف انتقال')).toHaveLength(2);
  expect(
    renderToStaticMarkup(
      <Funnel
        stages={[
          { name: 'وصلت', count: 0 },
          { name: 'بعدها', count: 0 },
        ]}
      />,
    ),
  ).not.toContain('NaN');
});

test('the sensitivity table signs its figures, outlines the case itself and names what cannot be computed', () => {
  const project: Project = {
    years: 5,
    fixedCapital: 100_000,
    workingCapital: 0,
    residualValue: 0,
    depreciationYears: 5,
    taxRate: 0.2,
    revenues: [{ amount: 80_000, growth: 0 }],
    costs: [{ amount: 50_000, growth: 0 }],
  };
  const changes = [-0.2, -0.1, 0, 0.1, 0.2];
  const grid = sensitivityGrid(project, { revenue: changes, cost: changes }, (flows) => {
    const value = npv(0.12, flows);
    return value < -80_000 ? null : value / 1000;
  });
  render(<SensitivityTable caption="صافي القيمة بآلاف الدولارات" grid={grid} />);
  const table = screen.getByRole('table', { name: 'صافي القيمة بآلاف الدولارات' });
  expect(within(table).getAllByRole('cell')).toHaveLength(25);
  expect(plain(table.textContent)).toContain('+20%');
  expect(plain(table.textContent)).toMatch(/\u2212\d/);
  expect(within(table).getAllByText('لا يُحسب').length).toBeGreaterThan(0);
});

describe('the verdict scale', () => {
  test('states the rate and the discount rate', () => {
    render(<VerdictScale discountRate={0.12} rate={0.241} />);
    expect(plain(screen.getByRole('img').getAttribute('aria-label'))).toContain(
      'معدل الخصم 12%، والعائد الداخلي 24.1%.',
    );
  });

  test.each([
    [-0.3, '\u221230%'],
    [2.5, '250%'],
  ])('shows the rate %s at the end of the scale with its own number', (rate, text) => {
    const { container } = render(<VerdictScale discountRate={0.12} rate={rate} />);
    expect(plain(container.querySelector('[data-part=rate]')?.textContent)).toBe(text);
    const place = container.querySelector('[data-part=rate]')?.getAttribute('transform') ?? '';
    const x = Number(/[\d.]+/.exec(place)?.[0]);
    expect(x).toBeGreaterThanOrEqual(20);
    expect(x).toBeLessThanOrEqual(320);
  });

  test('states that no rate can be computed', () => {
    const { container } = render(<VerdictScale discountRate={0.12} rate={null} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('ولا عائد داخلي يمكن حسابه');
    expect(container.querySelector('[data-part=rate]')).toBeNull();
  });
});

test('all charts render on the server without style attributes, twice the same', () => {
  const markup = () =>
    renderToStaticMarkup(
      <>
        <CashFlowChart flows={FLOWS} />
        <VerdictScale discountRate={0.12} rate={0.2} />
        <Funnel
          stages={[
            { name: 'وصلت', count: 3 },
            { name: 'بعدها', count: 1 },
          ]}
        />
        <Bars items={[{ label: 'الصناعي', value: 8 }]} />
      </>,
    );
  expect(markup()).toBe(markup());
  expect(markup()).not.toContain('style=');
});
