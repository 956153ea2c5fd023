import type { Sample } from './sample.ts';

const tested = (body: string) =>
  `import { describe, expect, it } from 'vitest';\n\ndescribe('the box', () => {\n  ${body}\n});\n`;
const journey = (body: string) => `import { expect, test } from 'playwright/test';\n\n${body}\n`;
const runs = 'Every test always runs';
export const testSamples: Sample[] = [
  {
    breaks: 'project/no-partial-tests',
    message: runs,
    file: 'shell/src/tests/only.test.ts',
    source: tested("it.only('opens', () => expect(1).toBe(1));"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: runs,
    file: 'shell/src/tests/skip.test.ts',
    source: tested("it.skip('opens', () => expect(1).toBe(1));"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: runs,
    file: 'shell/src/tests/perhaps.test.ts',
    source: tested("it.skipIf(true)('opens', () => expect(1).toBe(1));"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: 'A snapshot accepts',
    file: 'shell/src/tests/snapshot.test.ts',
    source: tested("it('opens', () => expect(1).toMatchSnapshot());"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: runs,
    file: 'shell/e2e/visitor/only.spec.ts',
    source: journey("test.describe.only('home', () => {\n  test('opens', () => expect(1).toBe(1));\n});"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: runs,
    file: 'shell/e2e/visitor/skip.spec.ts',
    source: journey("test('opens', () => {\n  test.skip();\n  expect(1).toBe(1);\n});"),
  },
  {
    breaks: 'project/no-partial-tests',
    message: 'never sleeps',
    file: 'shell/e2e/visitor/sleep.spec.ts',
    source: journey("test('opens', async ({ page }) => {\n  await page.waitForTimeout(5);\n  expect(1).toBe(1);\n});"),
  },
];
