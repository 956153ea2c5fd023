import type { ReactNode } from 'react';
import { media, motion } from 'shared-lib/theme';
import { Grid } from 'shared-lib/ui/grid';
import { SectionHead } from 'shared-lib/ui/section';
import { useNear } from 'shared-lib/ui/use-near';
import styled, { css, keyframes } from 'styled-components';
import { copy } from '../copy/ar.ts';
import { RotationButtons } from './rotation-buttons.tsx';
import { Ticks } from './ticks.tsx';
import { useRotation } from './use-rotation.ts';
import { useIsRow, useSnapRow } from './use-snap-row.ts';

/** Specification §9, for services and sectors alike. */
const INTERVAL_MS = 7000;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
/** Keeps the place of the controls while it is not known yet how many there are. */
export const WaitingTools = styled.div`
  block-size: 2.75rem;
  ${media.stacked} {
    block-size: 4.75rem;
  }
`;
const Row = styled(Grid)`
  ${media.stacked} {
    scroll-behavior: smooth;
    /* Room for focus rings, which a scrolling box would cut. */
    margin-block: -6px;
    padding-block: 6px;
  }
`;
const appear = keyframes`from { opacity: 0; }`;
const Place = styled.li<{ $away: boolean; $arriving: boolean }>`
  display: grid;
  ${media.columns} {
    ${({ $away }) => $away && 'display: none;'}
    ${({ $arriving }) =>
      $arriving &&
      css`
        animation: ${appear} ${motion.slow} ${motion.ease};
      `}
  }
`;

interface Props<Item> {
  /** Id of its heading. */
  id: string;
  title: string;
  text: string;
  items: readonly Item[];
  perPage: 3 | 4;
  onDark?: boolean;
  keyOf: (item: Item) => number | string;
  /** `isAhead`: it will be shown next, so its picture may come already. */
  renderItem: (item: Item, isAhead: boolean) => ReactNode;
}

/** First item of a page; the last page is filled up with items of the one before. */
const startOf = (page: number, perPage: number, count: number) =>
  Math.max(0, Math.min(page * perPage, count - perPage));

/** Cards that go round a page at a time; on phones one row to swipe that goes round card by card. */
export const CardCarousel = <Item,>({
  id,
  title,
  text,
  items,
  perPage,
  onDark = false,
  keyOf,
  renderItem,
}: Props<Item>) => {
  const isRow = useIsRow();
  const step = isRow ? 1 : perPage;
  const pages = Math.ceil(items.length / step);
  const rotation = useRotation({ count: pages, intervalMs: INTERVAL_MS });
  const { current, isMoving, isRotating, follow, region } = rotation;
  const row = useSnapRow<HTMLUListElement>({ isRow, current, onSwipe: follow });
  const { isNear, ref } = useNear();
  const isOn = (page: number, index: number) => {
    const start = startOf(page, step, items.length);
    return index >= start && index < start + step;
  };
  return (
    <div ref={ref} role="group" aria-roledescription={copy.carousel.role} aria-labelledby={id} {...region}>
      <SectionHead
        id={id}
        title={title}
        text={text}
        tools={
          pages > 1 && (
            <Tools>
              <RotationButtons rotation={rotation} />
              <Ticks rotation={rotation} onDark={onDark} />
            </Tools>
          )
        }
      />
      <Row as="ul" $columns={perPage} $snap aria-live={isRotating ? 'off' : 'polite'} {...row}>
        {items.map((item, index) => (
          <Place key={keyOf(item)} $away={!isOn(current, index)} $arriving={isMoving}>
            {renderItem(item, isNear && isOn((current + 1) % pages, index))}
          </Place>
        ))}
      </Row>
    </div>
  );
};
