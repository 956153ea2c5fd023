import { expect, type Page } from 'playwright/test';
import { layOutWhole } from './lay-out.ts';

/** Names what reaches beyond the page, for whoever has to mend it. */
const tooWide = () => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > page.clientWidth + 0.5);
  });
  const titleOf = ({ tagName, className, textContent }: Element) =>
    `${tagName}.${className} ${textContent?.slice(0, 40)}`;
  return [
    `${page.scrollWidth} > ${page.clientWidth}`,
    ...beyond
      .filter((element) => !(element instanceof SVGElement))
      .slice(0, 8)
      .map(titleOf),
  ];
};

/** The page itself never scrolls sideways; rows inside it may. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  await layOutWhole(page);
  expect.soft(await page.evaluate(tooWide), page.url()).toEqual([]);
};
