import { useRef, type ReactNode } from 'react';
import { media, motion } from 'shared-lib/theme';
import { Grid } from '../ui/grid.tsx';
import { SectionHead } from 'shared-lib/ui/section';
import { useNearViewport } from 'shared-lib/ui/use-near-viewport';
import styled, { css, keyframes } from 'styled-components';
import { copy } from '../copy/ar.ts';
import { RotationButtons } from './rotation-buttons.tsx';
import { PageIndicators } from './page-indicators.tsx';
import { useRotation } from './use-rotation.ts';
import { useIsRow, useSnapRow } from './use-snap-row.ts';
import { Cluster } from 'shared-lib/ui/stack';

/** Specification §9, for services and sectors. */
const INTERVAL_MS = 7000;

/** Reserves the height of the controls while the items load. */
export const ToolsPlaceholder = styled.div`
  block-size: 2.75rem;
  ${media.stacked} {
    block-size: 4.75rem;
  }
`;
const Row = styled(Grid)`
  ${media.stacked} {
    scroll-behavior: smooth;
    /* Space for focus rings, which a scroll container would clip. */
    margin-block: -6px;
    padding-block: 6px;
  }
`;
const fadeIn = keyframes`from { opacity: 0; }`;
const Item = styled.li<{ $hidden: boolean; $entering: boolean }>`
  display: grid;
  ${media.columns} {
    ${({ $hidden }) => $hidden && 'display: none;'}
    ${({ $entering }) =>
      $entering &&
      css`
        animation: ${fadeIn} ${motion.slow} ${motion.ease};
      `}
  }
`;

interface Props<Entry> {
  /** Id of the heading. */
  id: string;
  title: string;
  text: string;
  items: readonly Entry[];
  perPage: 3 | 4;
  onDark?: boolean;
  keyOf: (item: Entry) => number | string;
  /** `preloadPicture`: the item is shown or about to be shown, so its picture loads. */
  renderItem: (item: Entry, preloadPicture: boolean) => ReactNode;
}

/** Index of a page's first item. The last page is filled up with items of the page before it. */
const firstIndexOf = (page: number, perPage: number, count: number) =>
  Math.max(0, Math.min(page * perPage, count - perPage));

/** A carousel of cards that advances page by page. On phones it is a row to swipe that advances card by card. */
export const CardCarousel = <Entry,>({
  id,
  title,
  text,
  items,
  perPage,
  onDark = false,
  keyOf,
  renderItem,
}: Props<Entry>) => {
  const isRow = useIsRow();
  const step = isRow ? 1 : perPage;
  const pages = Math.ceil(items.length / step);
  const { isNear, ref } = useNearViewport();
  const isOnPage = (page: number, index: number) => {
    const start = firstIndexOf(page, step, items.length);
    return index >= start && index < start + step;
  };
  /** A row shows a part of the card that follows, too. */
  const isVisibleOn = (page: number, index: number) => isOnPage(page, index) || (isRow && isOnPage(page, index - 1));
  const list = useRef<HTMLUListElement>(null);
  const rotation = useRotation({
    count: pages,
    intervalMs: INTERVAL_MS,
    isSeen: isNear,
    partsOf: (page) => Array.from(list.current?.children ?? []).filter((_, index) => isVisibleOn(page, index)),
  });
  const { current, target, isTransitioning, isRotating, setCurrent, containerProps } = rotation;
  const row = useSnapRow({ ref: list, isRow, current, onSwipe: setCurrent });
  const upcoming = target ?? (current + 1) % pages;
  const isWanted = (index: number) => isNear && (isVisibleOn(current, index) || isVisibleOn(upcoming, index));
  return (
    <div ref={ref} role="group" aria-roledescription={copy.carousel.role} aria-labelledby={id} {...containerProps}>
      <SectionHead
        id={id}
        title={title}
        text={text}
        tools={
          pages > 1 && (
            <Cluster $gap="2" $align="center">
              <RotationButtons rotation={rotation} />
              <PageIndicators rotation={rotation} onDark={onDark} />
            </Cluster>
          )
        }
      />
      <Row as="ul" $columns={perPage} $snap aria-live={isRotating ? 'off' : 'polite'} {...row}>
        {items.map((item, index) => (
          <Item key={keyOf(item)} $hidden={!isOnPage(current, index)} $entering={isTransitioning}>
            {renderItem(item, isWanted(index))}
          </Item>
        ))}
      </Row>
    </div>
  );
};
