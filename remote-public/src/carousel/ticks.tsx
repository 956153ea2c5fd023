import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import type { Rotation } from './use-rotation.ts';

const Row = styled.div<{ $onDark: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  /* The keyboard meets it last, the eye first. */
  order: -1;
  margin-inline-end: 0.75rem;
  --tick: ${({ $onDark }) => ($onDark ? color.brass400 : color.brass700)};
  ${media.stacked} {
    flex: 1 0 100%;
  }
`;
const Tick = styled.button.attrs({ type: 'button' })`
  position: relative;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: 11px;
    inline-size: 2px;
    block-size: 9px;
    background: currentColor;
  }
  &[aria-current='true'] {
    color: var(--tick);
  }
  &[aria-current='true']::before {
    inline-size: 3px;
    block-size: 18px;
  }
`;

/** The places of a carousel, as marks of a gauge; the tall one is shown. */
export const Ticks = ({ rotation, onDark }: { rotation: Rotation; onDark: boolean }) => {
  const { count, current, isMoving, goTo } = rotation;
  return (
    <Row $onDark={onDark} role="group" aria-label={copy.carousel.places}>
      {Array.from({ length: count }, (_, place) => (
        <Tick
          key={place}
          aria-label={copy.carousel.place(place + 1, count)}
          aria-current={place === current}
          aria-disabled={isMoving}
          onClick={() => goTo(place)}
        />
      ))}
    </Row>
  );
};
