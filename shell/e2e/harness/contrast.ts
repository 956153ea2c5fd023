import type { Locator } from 'playwright/test';

/** Runs in a blank page: the best contrast between the pixels that differ in two pictures. */
const bestContrast = async ([shown, hidden]: [string, string]): Promise<number> => {
  const pixelsOf = async (base64: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const light = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * light(data[at]) + 0.7152 * light(data[at + 1]) + 0.0722 * light(data[at + 2]);
  const [one, other] = [await pixelsOf(shown), await pixelsOf(hidden)];
  let best = 1;
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue;
    const [first, second] = [luminance(one, at), luminance(other, at)];
    best = Math.max(best, (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05));
  }
  return best;
};

/**
 * How well parts of a picture can be seen: their contrast with what shows when they are not there. 1 for parts that nobody sees.
 * @param picture what holds the parts, in view
 */
export const contrastOf = async (picture: Locator, parts: Locator): Promise<number> => {
  const show = (visibility: string) =>
    parts.evaluateAll((all, value) => {
      for (const part of all)
        if (part instanceof SVGElement || part instanceof HTMLElement) part.style.visibility = value;
    }, visibility);
  const pictured = async () => (await picture.screenshot({ animations: 'disabled' })).toString('base64');
  const shown = await pictured();
  await show('hidden');
  const hidden = await pictured();
  await show('');
  const reader = await picture.page().context().newPage();
  const contrast = await reader.evaluate(bestContrast, [shown, hidden] as [string, string]);
  await reader.close();
  return Math.round(contrast * 100) / 100;
};
