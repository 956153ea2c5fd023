import { expect, type Page } from 'playwright/test';
import { layOutWholePage } from './lay-out.ts';

/** Runs in the page and describes the elements that overflow it horizontally; empty when none does. */
const overflowingElements = () => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const overflowing = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > page.clientWidth + 0.5);
  });
  const titleOf = ({ tagName, className, textContent }: Element) =>
    `${tagName}.${className} ${textContent?.slice(0, 40)}`;
  return [
    `${page.scrollWidth} > ${page.clientWidth}`,
    ...overflowing
      .filter((element) => !(element instanceof SVGElement))
      .slice(0, 8)
      .map(titleOf),
  ];
};

const softly = expect.configure({ soft: true });

/** Expects that the page itself does not scroll horizontally; containers inside it may. After a resize it may render anew first. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  await layOutWholePage(page);
  await softly.poll(() => page.evaluate(overflowingElements), { message: page.url() }).toEqual([]);
};
