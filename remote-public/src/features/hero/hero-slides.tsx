import { useRef, useEffect, useState } from 'react';
import type { Slider } from 'shared-lib/contracts';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { useRotation } from '../../carousel/use-rotation.ts';
import { copy } from '../../copy/ar.ts';
import { SlideControls } from './slide-controls.tsx';
import { Slide } from './slide.tsx';
import { HeroSection } from './hero-section.tsx';
import { INTERVAL_MS } from './timing.ts';

/** Runs a callback after the `load` event of the page, or now if it has fired. Returns a cleanup function. */
const afterPageLoad = (callback: () => void) => {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
};

/**
 * Indexes of the slides whose pictures may load: the first at once, each later one while the slide before it is shown. So a picture
 * is ready in time and does not compete with the initial page load.
 */
const usePicturePreload = (current: number, count: number): ReadonlySet<number> => {
  const [loadable, setLoadable] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(
    () => afterPageLoad(() => setLoadable((previous) => new Set([...previous, current, (current + 1) % count]))),
    [current, count],
  );
  return loadable;
};

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
