import { expect, type Page } from 'playwright/test';

/** The two screens from which people print. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Runs in the page: places of lines of text that cover each other on paper. */
const coveredTexts = (): string[] => {
  const lines: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Visually hidden texts are one pixel large; labels of a chart stand on its lines.
    if (!node.textContent?.trim() || parent.closest('svg') || parent.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text: node.textContent.trim(), box });
  }
  const meets = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => (meets(one.box, other.box) ? [`${one.text} / ${other.text}`] : [])),
  );
};

/** Widths of what is printed: an A4 sheet without its margins is this wide, in px. */
const SHEET = { width: 680, height: 1020 };

/** Checks what every printed page has in common: the head of the company, and nothing that only serves a screen. */
export const expectPaper = async (page: Page): Promise<void> => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('[data-paper="head"]');
  await expect(head).toBeVisible();
  await expect(head).toContainText('مقياس لدراسات الجدوى');
  await expect(head).toContainText('+966 50 000 0000');
  await expect(head).toContainText(new URL(page.url()).host);
  await expect(head).toContainText(/طُبع في \d+\s\S+ 20\d\d/);
  await expect(page.locator('[data-paper="foot"]')).toContainText(
    decodeURI(new URL(page.url()).origin + new URL(page.url()).pathname),
  );
  for (const role of ['button', 'textbox', 'combobox', 'slider', 'navigation', 'banner', 'dialog'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { width, pictures } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    pictures: Array.from(document.images)
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.alt),
  }));
  expect(width, 'wider than the sheet').toBeLessThanOrEqual(0);
  expect(pictures, 'empty pictures').toEqual([]);
  expect(await page.evaluate(coveredTexts), 'text over text').toEqual([]);
};

/** Prints the page as it is on A4. @returns the number of sheets */
export const sheetsOf = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
};
