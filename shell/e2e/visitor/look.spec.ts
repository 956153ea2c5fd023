import type { Locator } from 'playwright/test';
import { expect, pageReady, test } from '../harness/test.ts';

const styleOf = (locator: Locator, property: string) => locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('the page keeps to the values of the design', () => {
  test('type, colours and measures', async ({ page }) => {
    await page.goto('/');
    await pageReady(page);
    const body = page.locator('body');
    expect(await styleOf(body, 'font-family')).toMatch(/^"?Alexandria"?,/);
    expect(await styleOf(body, 'font-weight')).toBe('350');
    expect(await styleOf(body, 'letter-spacing')).toMatch(/^(?:normal|0px)$/);
    expect(await styleOf(body, 'background-color')).toBe('rgb(251, 249, 244)');
    expect(await styleOf(body, 'color')).toBe('rgb(20, 40, 43)');
    const heading = page.getByRole('heading', { level: 2, name: 'خدماتنا الاستشارية' });
    expect(await styleOf(heading, 'font-weight')).toBe('520');
    expect(await styleOf(heading, 'color')).toBe('rgb(10, 39, 44)');
    expect(await styleOf(page.getByRole('contentinfo'), 'background-color')).toBe('rgb(6, 26, 30)');
    expect(await page.evaluate(() => document.fonts.check('350 16px Alexandria', 'قياس 2015'))).toBe(true);
    const services = await page.getByRole('region', { name: 'خدماتنا الاستشارية' }).or(page.locator('#services')).first().locator('> div').boundingBox();
    const gutter = Number.parseFloat(await styleOf(page.locator('#services > div').first(), 'padding-inline-start'));
    expect((services?.width ?? 0) - 2 * gutter, 'the column is 1312 pixels at most').toBeLessThanOrEqual(1312);
  });

  for (const [width, height] of [
    [1440, 80],
    [390, 68],
  ] as const)
    test(`the header is ${height} pixels high at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      // The line below it is part of the page, not of the bar.
      expect(Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(height);
      expect(Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)).toBeLessThanOrEqual(height + 1);
    });

  test('at a wide screen the column is 1312 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto('/');
    const column = page.locator('#services > div').first();
    const box = await column.boundingBox();
    const gutter = Number.parseFloat(await styleOf(column, 'padding-inline-start'));
    expect((box?.width ?? 0) - 2 * gutter).toBe(1312);
  });

  test('what is physical stays where it was drawn: the chat button right, Latin fields aligned right', async ({ page }) => {
    await page.goto('/contact');
    await pageReady(page);
    const chat = await page.getByRole('link', { name: /واتساب/ }).last().boundingBox();
    expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeGreaterThan(1440 - 40);
    const email = page.getByLabel('البريد الإلكتروني').first();
    expect(await styleOf(email, 'direction')).toBe('ltr');
    expect(await styleOf(email, 'text-align')).toBe('right');
  });
});
