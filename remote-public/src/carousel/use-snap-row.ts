import { useEffect, useRef } from 'react';
import { media } from 'shared-lib/theme';
import { useMediaQuery } from './use-media-query.ts';

const STACKED = media.stacked.replace('@media ', '');
/** Less than this is only rounding. */
const ALIGNED_PX = 2;

/** Whether cards lie in one row to swipe, as they do on phones. */
export const useIsRow = (): boolean => useMediaQuery(STACKED);

/** How far an item is from the beginning of its row: nothing when it is the first in view. */
const distance = (row: HTMLElement, item: Element): number =>
  item.getBoundingClientRect().right -
  (row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight));

interface SnapRow {
  isRow: boolean;
  current: number;
  /** A swipe brought another item to the beginning. */
  onSwipe: (place: number) => void;
}

/** Ties a row to swipe to the place that is current, both ways. Only the row itself is scrolled, never the page. */
export const useSnapRow = <Row extends HTMLElement>({ isRow, current, onSwipe }: SnapRow) => {
  const row = useRef<Row>(null);
  useEffect(() => {
    const item = row.current?.children[current];
    if (!isRow || !row.current || !item) return;
    const left = distance(row.current, item);
    if (Math.abs(left) > ALIGNED_PX) row.current.scrollBy({ left });
  }, [isRow, current]);

  const onScrollEnd = () => {
    const element = row.current;
    if (!isRow || !element) return;
    const distances = Array.from(element.children, (item) => Math.abs(distance(element, item)));
    onSwipe(distances.indexOf(Math.min(...distances)));
  };
  return { ref: row, onScrollEnd };
};
