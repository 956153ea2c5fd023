// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Tornado, Waterfall } from 'shared-lib/charts';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

/** Without the isolates, which are invisible. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066\u2069]/g, '');

const tableRows = (container: HTMLElement) =>
  [...container.querySelectorAll('details tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => plain(textContent)),
  );

test('the waterfall has its figures as tooltips and as a table with the running total', () => {
  const { container } = render(
    <Waterfall
      label="من الإيراد إلى القيمة"
      totalName="المجموع"
      parts={[
        { name: 'الإيراد', amount: 900 },
        { name: 'التكاليف', amount: -300 },
      ]}
    />,
  );
  expect(tableRows(container)).toEqual([
    ['الإيراد', '900', '900'],
    ['التكاليف', '−300', '600'],
    ['المجموع', '600', '600'],
  ]);
  expect([...container.querySelectorAll('svg title')].map(({ textContent }) => plain(textContent))[1]).toBe(
    'التكاليف: المبلغ −300، المجموع بعده 600',
  );
});

test('the tornado has its figures as tooltips and as a table', () => {
  const { container } = render(
    <Tornado label="الأثر" base={100} change={0.2} factors={[{ name: 'السعر', less: -40, more: 240 }]} />,
  );
  expect(tableRows(container)).toEqual([['السعر', '−40', '240']]);
  expect(plain(container.querySelector('svg title')?.textContent)).toBe('السعر: أقل بنسبة 20% −40، أعلى بنسبة 20% 240');
});
