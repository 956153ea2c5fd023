import type { Page } from 'playwright/test';

/** A PNG file of one colour for uploads. */
export const pngFile = async (page: Page, name: string, { width, height }: { width: number; height: number }) => {
  const base64 = await page.evaluate(
    ([columns, rows]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: columns, height: rows });
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, columns, rows);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
};
