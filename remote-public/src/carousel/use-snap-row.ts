import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { media } from 'shared-lib/theme';
import { onMediaChange } from './use-pause.ts';

const STACKED = media.stacked.replace('@media ', '');
/** Smaller distances are rounding errors. */
const ALIGNED_PX = 2;

/**
 * Whether the cards are a row to swipe (on phones); `false` at first. CSS shows the row, so only the number of pages changes: that can
 * wait for a task of its own, while `useMediaQuery` would render all cards again in the task that hydrates the page.
 */
export const useIsRow = (): boolean => {
  const [isRow, setIsRow] = useState(false);
  useEffect(() => {
    const update = () => startTransition(() => setIsRow(matchMedia(STACKED).matches));
    update();
    return onMediaChange(STACKED, update);
  }, []);
  return isRow;
};

/** Distance in px between an item and the start of its row; 0 for the first visible item. */
const distance = (row: HTMLElement, item: Element): number =>
  item.getBoundingClientRect().right -
  (row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight));

interface SnapRow<Row extends HTMLElement> {
  ref: RefObject<Row | null>;
  isRow: boolean;
  current: number;
  /** Called after a swipe with the index of the item that is now at the start. */
  onSwipe: (index: number) => void;
}

/** Synchronises the scroll position of a row with the current index, in both directions. Scrolls the row only, never the page. */
export const useSnapRow = <Row extends HTMLElement>({ ref, isRow, current, onSwipe }: SnapRow<Row>) => {
  /** Until then the first item is at the start. To measure it would cost a layout of the page while its script starts. */
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current ||= current > 0;
    const item = ref.current?.children[current];
    if (!isRow || !hasMoved.current || !ref.current || !item) return;
    const left = distance(ref.current, item);
    if (Math.abs(left) > ALIGNED_PX) ref.current.scrollBy({ left });
  }, [ref, isRow, current]);

  const onScrollEnd = () => {
    const element = ref.current;
    if (!isRow || !element) return;
    const distances = Array.from(element.children, (item) => Math.abs(distance(element, item)));
    onSwipe(distances.indexOf(Math.min(...distances)));
  };
  return { ref, onScrollEnd };
};
