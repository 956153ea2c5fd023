import type { Slider } from 'shared-lib/contracts';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { useRotation } from '../../carousel/use-rotation.ts';
import { copy } from '../../copy/ar.ts';
import { SlideControls } from './slide-controls.tsx';
import { Slide } from './slide.tsx';
import { Stage } from './stage.ts';
import { INTERVAL_MS } from './timing.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';

const Slides = styled.div`
  display: grid;
  min-inline-size: 0;
`;

/** Pictures with words that follow one another; the page's own heading stands before them and stays. */
export const HeroSlides = ({ slides }: { slides: readonly Slider[] }) => {
  const rotation = useRotation({ count: slides.length, intervalMs: INTERVAL_MS });
  const { current, isRotating, region } = rotation;
  const pictures = usePicturesAhead(current, slides.length);
  return (
    <>
      <VisuallyHidden as="h1">{copy.hero.heading}</VisuallyHidden>
      <Stage aria-roledescription={copy.carousel.role} aria-label={copy.hero.label} {...region}>
        {slides.length > 1 && <SlideControls slides={slides} rotation={rotation} />}
        <Slides aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            <Slide
              key={slide.id}
              slide={slide}
              place={place}
              total={slides.length}
              shown={place === current}
              withPicture={place === current || pictures.has(place)}
            />
          ))}
        </Slides>
      </Stage>
    </>
  );
};
