import { useRef } from 'react';
import type { Slider } from 'shared-lib/contracts';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { useRotation } from '../../carousel/use-rotation.ts';
import { copy } from '../../copy/ar.ts';
import { SlideControls } from './slide-controls.tsx';
import { Slide } from './slide.tsx';
import { HeroSection } from './hero-section.tsx';
import { INTERVAL_MS } from './timing.ts';
import { usePicturePreload } from './use-picture-preload.ts';

const Slides = styled.div`
  display: grid;
  min-inline-size: 0;
`;

/** Rotating slides. The h1 of the page precedes them and does not change. */
export const HeroSlides = ({ slides }: { slides: readonly Slider[] }) => {
  const layers = useRef<HTMLDivElement>(null);
  const rotation = useRotation({
    count: slides.length,
    intervalMs: INTERVAL_MS,
    partsOf: (index) => Array.from(layers.current?.children ?? []).slice(index, index + 1),
  });
  const { current, target, isRotating, containerProps } = rotation;
  const loadedPictures = usePicturePreload(current, slides.length);
  return (
    <>
      <VisuallyHidden as="h1">{copy.hero.heading}</VisuallyHidden>
      <HeroSection aria-roledescription={copy.carousel.role} aria-label={copy.hero.label} {...containerProps}>
        {slides.length > 1 && <SlideControls slides={slides} rotation={rotation} />}
        <Slides ref={layers} aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              index={index}
              total={slides.length}
              isShown={index === current}
              loadPicture={index === current || index === target || loadedPictures.has(index)}
            />
          ))}
        </Slides>
      </HeroSection>
    </>
  );
};
