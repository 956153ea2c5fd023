import type { Locator, Page } from 'playwright/test';
import { boxOf, styleOf } from '../harness/measure.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const ink950 = 'rgb(6, 26, 30)';
const ink900 = 'rgb(10, 39, 44)';
const ink800 = 'rgb(15, 54, 60)';
const nile600 = 'rgb(23, 98, 95)';
const paper = 'rgb(251, 249, 244)';
const sand100 = 'rgb(244, 239, 228)';
const brass400 = 'rgb(221, 181, 106)';

const openHome = async (page: Page) => {
  await page.goto('/');
  await pageReady(page);
};
const chat = (page: Page) => page.getByRole('link', { name: /واتساب/ }).last();

test.describe('the page uses the values of the design', () => {
  test('one font family in every weight, without extra character spacing', async ({ page }) => {
    await openHome(page);
    const body = page.locator('body');
    expect(await styleOf(body, 'font-family')).toMatch(/^"?Alexandria"?,/);
    expect([
      await styleOf(body, 'font-weight'),
      await styleOf(body, 'font-size'),
      await styleOf(body, 'line-height'),
    ]).toEqual(['350', '16px', '29.6px']);
    expect(await page.evaluate(() => document.fonts.check('350 16px Alexandria', 'قياس 2015'))).toBe(true);
    const deviating = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { letterSpacing, fontFamily, fontStyle, textTransform } = getComputedStyle(element);
          return (
            !['normal', '0px'].includes(letterSpacing) ||
            !fontFamily.includes('Alexandria') ||
            fontStyle !== 'normal' ||
            textTransform !== 'none'
          );
        }).length,
    );
    expect(deviating).toBe(0);
  });

  test('each text style has its size, weight and line height', async ({ page }) => {
    await openHome(page);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 2 }).first();
    const typographyOf = async (locator: Locator) => [
      await styleOf(locator, 'font-size'),
      await styleOf(locator, 'font-weight'),
      await styleOf(locator, 'line-height'),
    ];
    expect(await typographyOf(title)).toEqual(['60px', '480', '76.8px']);
    expect(await typographyOf(page.getByRole('heading', { level: 2, name: 'خدماتنا الاستشارية' }))).toEqual([
      '36px',
      '520',
      '51.12px',
    ]);
    expect(await typographyOf(main.getByRole('heading', { level: 3, name: 'توصية مستقلة' }))).toEqual([
      '21px',
      '520',
      '32.55px',
    ]);
    const reasons = page.getByRole('region', { name: 'لماذا يختارنا المستثمرون' });
    expect(await typographyOf(reasons.getByRole('definition').filter({ hasText: '2,000' }))).toEqual([
      '47.04px',
      '420',
      '58.8px',
    ]);
    await page.goto('/about');
    await pageReady(page);
    expect(await typographyOf(page.getByRole('heading', { level: 1 }))).toEqual(['44px', '520', '59.84px']);
  });

  test('colours of surfaces, text, buttons and the focus ring', async ({ page }) => {
    await openHome(page);
    const main = page.getByRole('main');
    expect(await styleOf(page.locator('body'), 'background-color')).toBe(paper);
    expect(await styleOf(page.locator('body'), 'color')).toBe('rgb(20, 40, 43)');
    expect(await styleOf(page.getByRole('heading', { level: 2, name: 'خدماتنا الاستشارية' }), 'color')).toBe(ink900);
    const sectors = main.getByRole('region', { name: 'دراسات جدوى في ثمانية قطاعات' });
    expect(await styleOf(sectors, 'background-color')).toBe(ink900);
    expect(await styleOf(sectors.getByRole('article').first(), 'background-color')).toBe(ink800);
    expect(await styleOf(sectors.getByRole('definition').first(), 'color')).toBe(brass400);
    expect(await styleOf(main.getByRole('region', { name: 'لماذا يختارنا المستثمرون' }), 'background-color')).toBe(
      sand100,
    );
    expect(await styleOf(page.getByRole('contentinfo'), 'background-color')).toBe(ink950);
    expect(await styleOf(chat(page), 'background-color')).toBe('rgb(11, 107, 69)');
    const accent = main.getByRole('link', { name: 'اطلب دراسة جدوى' }).first();
    expect([
      await styleOf(accent, 'background-color'),
      await styleOf(accent, 'color'),
      (await boxOf(accent)).height,
    ]).toEqual([brass400, ink950, 54]);
    const primary = page.getByRole('banner').getByRole('link', { name: 'اطلب دراسة جدوى' });
    expect(await styleOf(primary, 'background-color')).toBe(ink900);
    const card = main.getByRole('article').first();
    expect([
      await styleOf(card, 'border-radius'),
      await styleOf(card, 'box-shadow'),
      await styleOf(card, 'border-top-width'),
    ]).toEqual(['0px', 'none', '1px']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const home = page.getByRole('banner').getByRole('link').first();
    await expect(home).toBeFocused();
    expect([
      await styleOf(home, 'outline-color'),
      await styleOf(home, 'outline-width'),
      await styleOf(home, 'outline-offset'),
    ]).toEqual([nile600, '2px', '3px']);
  });

  for (const [width, height] of [
    [1440, 80],
    [390, 68],
  ] as const)
    test(`the header is ${height} pixels high at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      // The border below the header may add one pixel.
      const { height: measured } = await boxOf(page.getByRole('banner'));
      expect(Math.round(measured)).toBeGreaterThanOrEqual(height);
      expect(Math.round(measured)).toBeLessThanOrEqual(height + 1);
    });

  test('the content column is 1312 pixels wide on a wide screen, and the hero fills the screen below the header', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await page.goto('/');
    const column = page.locator('#services > div').first();
    const { width } = await boxOf(column);
    expect(width - 2 * Number.parseFloat(await styleOf(column, 'padding-inline-start'))).toBe(1312);
    const hero = page.getByRole('region', { name: 'أبرز ما نقدمه' });
    expect((await boxOf(hero)).height).toBe(920);
    await page.setViewportSize({ width: 1440, height: 500 });
    expect((await boxOf(hero)).height, 'never below its minimum height').toBe(640);
  });

  test('the text of a slide is a little above the middle of the picture', async ({ page }) => {
    await openHome(page);
    const hero = page.getByRole('region', { name: 'أبرز ما نقدمه' });
    const copy = hero.locator('h2').first().locator('..');
    const [stage, text] = [await boxOf(hero), await boxOf(copy)];
    expect(Math.round(text.y + text.height / 2)).toBe(Math.round(stage.y + stage.height / 2));
    expect(await styleOf(copy, 'padding-bottom')).toBe('136px');
  });
});

test.describe('physical positions do not mirror in right-to-left', () => {
  for (const [width, edge, octagon] of [
    [1440, 24, 56],
    [390, 16, 52],
  ] as const)
    test(`the chat button is ${edge} pixels from the right and bottom edge at ${width}, once it has unfolded`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      // Nothing lies under it then.
      await page.evaluate(() => document.querySelector('main')?.replaceChildren());
      await page.mouse.wheel(0, 1);
      await expect(chat(page)).toHaveCSS('width', `${octagon}px`);
      const { x, y, width: size, height } = await boxOf(chat(page));
      expect([size, height]).toEqual([octagon, octagon]);
      expect([width - x - size, 900 - y - height]).toEqual([edge, edge]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(chat(page), 'it does not grow with the text').toHaveCSS('width', `${octagon}px`);
    });

  test('on the widest screens the chat button is full, and a handle where it would cover a control', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1680, height: 900 });
    await openHome(page);
    await expect(chat(page)).toHaveCSS('width', '56px');
    const { x, y } = await boxOf(chat(page));
    const covered = page.getByRole('main').getByRole('link').first();
    await covered.evaluate(
      (link, [left, top]) => Object.assign(link.style, { position: 'fixed', left: `${left}px`, top: `${top}px` }),
      [x, y] as const,
    );
    await covered.focus();
    await expect(chat(page)).toHaveCSS('width', '24px');
  });

  test('scrims and masks darken the right side, behind the text', async ({ page }) => {
    await openHome(page);
    const scrim = await page
      .locator('main section h2')
      .first()
      .evaluate((title) => getComputedStyle(title.parentElement?.parentElement ?? title, '::after').backgroundImage);
    expect(scrim).toMatch(/^linear-gradient\(to left, rgba\(6, 26, 30, 0\.92\)/);
    await page.goto('/services');
    await pageReady(page);
    const mask = await page
      .locator('main section img')
      .first()
      .evaluate((image) => getComputedStyle(image.parentElement ?? image, '::after').backgroundImage);
    expect(mask).toMatch(/^linear-gradient\(to left, rgb\(10, 39, 44\) 1%/);
    const [art, title] = [
      await boxOf(page.locator('main section img').first()),
      await boxOf(page.getByRole('heading', { level: 1 })),
    ];
    expect(art.x).toBe(0);
    expect(title.x + title.width).toBe(1440 - 64);
  });

  test('Latin fields are left-to-right and right-aligned', async ({ page }) => {
    await page.goto('/contact');
    await pageReady(page);
    for (const name of ['البريد الإلكتروني', 'رقم الهاتف']) {
      const field = page.getByLabel(name).first();
      expect([await styleOf(field, 'direction'), await styleOf(field, 'text-align')], name).toEqual(['ltr', 'right']);
    }
    expect(await styleOf(page.getByLabel('الاسم').first(), 'direction')).toBe('rtl');
    await page.goto('/auth');
    await pageReady(page);
    const password = page.getByRole('textbox', { name: 'كلمة المرور' });
    expect([await styleOf(password, 'direction'), await styleOf(password, 'text-align')]).toEqual(['ltr', 'right']);
    const [field, eye] = [await boxOf(password), await boxOf(page.getByRole('button', { name: /إظهار كلمة المرور/ }))];
    expect(eye.x - field.x, 'its button is at the left').toBeLessThan(8);
  });

  for (const width of [1440, 390])
    test(`a toast appears at the bottom left at ${width} and does not cover the chat button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await pageReady(page);
      await page.getByLabel('الاسم').first().fill('سارة محمود');
      await page.getByLabel('البريد الإلكتروني').first().fill('sara@example.com');
      await page.getByLabel('موضوع الرسالة').fill('سؤال');
      await page.getByRole('textbox', { name: /^الرسالة/ }).fill('كم تستغرق الدراسة؟');
      await page.getByRole('button', { name: 'إرسال الرسالة' }).click();
      const toast = page
        .getByRole('region', { name: 'الإشعارات' })
        .getByRole('status')
        .filter({ hasText: 'تم الإرسال بنجاح' });
      await expect(toast).toBeVisible();
      const [box, button] = [await boxOf(toast), await boxOf(chat(page))];
      expect(box.x).toBeLessThanOrEqual(24);
      expect(box.y).toBeGreaterThan(450);
      const overlaps =
        box.x < button.x + button.width &&
        button.x < box.x + box.width &&
        box.y < button.y + button.height &&
        button.y < box.y + box.height;
      expect(overlaps).toBe(false);
    });
});
