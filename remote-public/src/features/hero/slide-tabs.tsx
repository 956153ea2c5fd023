import type { Slider } from 'shared-lib/contracts';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import { color, media, physical, weight } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';
import type { Rotation } from '../../carousel/use-rotation.ts';
import { copy } from '../../copy/ar.ts';
import { firstClause } from './clauses.tsx';
import { INTERVAL_MS } from './timing.ts';

const Row = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  /* Space for the floating WhatsApp button. */
  margin-inline-start: var(--s10);
  ${media.wide} {
    margin-inline-start: 0;
  }
  ${media.stacked} {
    flex: 1 0 100%;
    order: -1;
    gap: var(--s1);
    margin: 0;
  }
`;
const Tab = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--s2);
  min-inline-size: 1.5rem;
  padding: 0;
  padding-inline-end: var(--s4);
  border: 0;
  background: none;
  color: #c9cfc6;
  font-size: 0.875rem;
  line-height: 1.8;
  text-align: start;
  cursor: pointer;
  span {
    display: -webkit-box;
    max-inline-size: 100%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    text-wrap: balance;
  }
  &[aria-current='true'] {
    color: ${color.white};
    font-weight: ${weight.strong};
  }
  ${media.stacked} {
    justify-content: center;
    min-block-size: 1.75rem;
    padding: 0;
    span {
      display: none;
    }
  }
`;

const gaugeMarks =
  'repeating-linear-gradient(to left, currentColor 0 1px, transparent 1px 12px) 100% 0/100% 7px no-repeat, linear-gradient(currentColor, currentColor) 100% 0/1px 14px no-repeat';
const fill = keyframes`from { transform: scaleX(0); }`;

/** Its states are attributes, so that the server sends all styles: a new style after hydration would keep a phone busy for 100 ms. */
const Gauge = styled.i`
  position: relative;
  display: block;
  inline-size: calc(100% + 1rem);
  block-size: 14px;
  border-block-start: 1px solid;
  color: rgb(251 249 244 / 0.5);
  ${physical('background', gaugeMarks)}
  &[data-current='true']::before {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    inset-inline: 0;
    block-size: 3px;
    background: ${color.brass400};
    ${physical('transform-origin', 'right')}
  }
  &[data-filling='true']::before {
    animation: ${fill} ${INTERVAL_MS}ms linear;
  }
  ${media.stacked} {
    inline-size: 100%;
    block-size: 10px;
  }
`;

interface ProgressProps {
  isCurrent: boolean;
  isRotating: boolean;
}

/**
 * Progress of a slide, styled as a gauge. That of the current slide fills from the right until the next slide. No timer runs before
 * hydration, so an animation from the first paint on would be ahead of the timer, and would use the processor that the scripts need.
 */
const Progress = ({ isCurrent, isRotating }: ProgressProps) => {
  const hydrated = useHydrated();
  return <Gauge data-current={isCurrent} data-filling={isCurrent && isRotating && hydrated} />;
};

interface Props {
  slides: readonly Slider[];
  rotation: Rotation;
}

/** One button per slide, labelled with the first clause of its title. */
export const SlideTabs = ({ slides, rotation }: Props) => {
  const { current, isTransitioning, isRotating, goTo } = rotation;
  return (
    <Row role="group" aria-label={copy.hero.slides}>
      {slides.map(({ id, title_ar }, index) => (
        <Tab
          key={id}
          aria-label={copy.hero.slide(index + 1, title_ar)}
          aria-current={index === current}
          aria-disabled={isTransitioning}
          onClick={() => goTo(index)}
        >
          <span>{firstClause(title_ar)}</span>
          <Progress isCurrent={index === current} isRotating={isRotating} />
        </Tab>
      ))}
    </Row>
  );
};
