import type { Slider } from 'shared-lib/contracts';
import { color, media, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Wrap } from 'shared-lib/ui/section';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { RotationButtons } from '../../carousel/rotation-buttons.tsx';
import type { Rotation } from '../../carousel/use-rotation.ts';
import { copy } from '../../copy/ar.ts';
import { absentUntilComplete } from './hero-section.tsx';
import { SlideTabs } from './slide-tabs.tsx';

const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 1;
  padding-block-end: var(--s8);
  ${absentUntilComplete}
  ${media.stacked} {
    padding-block-end: var(--s4);
  }
`;
/** Fixed minimum height for two-line titles. Otherwise the bar, which sits at the bottom of the slides, would grow while it loads. */
const Controls = styled(Wrap)`
  display: flex;
  align-items: flex-end;
  gap: var(--s8);
  min-block-size: 4.625rem;
  ${media.stacked} {
    flex-wrap: wrap;
    align-items: center;
    align-content: flex-end;
    justify-content: flex-end;
    min-block-size: 4.875rem;
    gap: var(--s1) var(--s3);
  }
`;
/** First in tab order, last on screen. */
const Buttons = styled.div`
  order: 3;
  display: flex;
  button {
    inline-size: 3.25rem;
    block-size: 3.25rem;
    border-color: rgb(251 249 244 / 0.4);
    border-radius: 0;
    background: rgb(6 26 30 / 0.5);
    color: ${color.white};
  }
  button + button {
    border-inline-start: 0;
  }
  button:hover:not([aria-disabled='true']) {
    border-color: ${color.brass400};
    background: ${color.brass400};
    color: ${color.ink950};
  }
  ${media.stacked} {
    button {
      inline-size: 2.875rem;
      block-size: 2.875rem;
    }
  }
`;
const Counter = styled.p`
  order: 2;
  min-inline-size: 4rem;
  line-height: 3.25rem;
  text-align: end;
  ${text.tabular}
  b {
    font-size: 1.75rem;
    font-weight: var(--w-medium);
    line-height: 1;
  }
  ${media.stacked} {
    min-inline-size: 3rem;
    line-height: 2.875rem;
  }
`;

interface Props {
  slides: readonly Slider[];
  rotation: Rotation;
}

export const SlideControls = ({ slides, rotation }: Props) => {
  const { current, count } = rotation;
  return (
    <Bar>
      <Controls>
        <Buttons>
          <RotationButtons rotation={rotation} />
        </Buttons>
        <SlideTabs slides={slides} rotation={rotation} />
        <Counter>
          <Ltr aria-hidden="true">
            <b>{current + 1}</b> / {count}
          </Ltr>
          <VisuallyHidden>{copy.hero.position(current + 1, count)}</VisuallyHidden>
        </Counter>
      </Controls>
    </Bar>
  );
};
