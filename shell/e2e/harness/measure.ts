import type { Locator } from 'playwright/test';

/** Computed value of a CSS property. */
export const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/**
 * Position and size in px.
 * @throws when the element is not visible
 */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
};
