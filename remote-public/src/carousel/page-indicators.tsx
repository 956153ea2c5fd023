import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import type { Rotation } from './use-rotation.ts';

const Row = styled.div<{ $onDark: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  /* Last in tab order, first on screen. */
  order: -1;
  margin-inline-end: var(--s3);
  --indicator: ${({ $onDark }) => ($onDark ? color.brass400 : color.brass700)};
  ${media.stacked} {
    flex: 1 0 100%;
  }
`;
const Indicator = styled.button.attrs({ type: 'button' })`
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
    color: var(--indicator);
  }
  &[aria-current='true']::before {
    inline-size: 3px;
    block-size: 18px;
  }
`;

/** One button per page of a carousel, styled as gauge marks. The mark of the current page is taller. */
export const PageIndicators = ({ rotation, onDark }: { rotation: Rotation; onDark: boolean }) => {
  const { count, current, isTransitioning, goTo } = rotation;
  return (
    <Row $onDark={onDark} role="group" aria-label={copy.carousel.positions}>
      {Array.from({ length: count }, (_, index) => (
        <Indicator
          key={index}
          aria-label={copy.carousel.position(index + 1, count)}
          aria-current={index === current}
          aria-disabled={isTransitioning}
          onClick={() => goTo(index)}
        />
      ))}
    </Row>
  );
};
