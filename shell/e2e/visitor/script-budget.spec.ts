import { expect, test } from 'playwright/test';
import { brotliBytes, scriptsOfPage } from '../harness/built-scripts.ts';

const BUDGET_BYTES = 45_000;

test('the calculator costs at most 45 kB of code beyond the home page, without what loads after the first result', () => {
  const ofHome = new Set(
    scriptsOfPage('remote-public', './pages/about-page.tsx')
      .filter(({ imports }) => imports.length === 0)
      .map(({ file }) => file),
  );
  const own = scriptsOfPage('remote-public', './pages/calculator-page.tsx').filter(({ file }) => !ofHome.has(file));
  const sizes = own.map((script) => ({ file: script.file, bytes: brotliBytes('remote-public', script) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, sizes.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
  expect(
    own.flatMap(({ modules }) => modules).filter((file) => /charts\/(?:cash-flow-chart|tornado|waterfall)/.test(file)),
    'charts',
  ).toEqual([]);
});
