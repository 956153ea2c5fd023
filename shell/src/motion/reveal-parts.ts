import { subscribeToLocation } from '../navigation/site-location.ts';

/** Of one part; each begins after the one before has drawn a part of its way. */
const PART_MS = 450;
const NEXT_MS = 180;

/** From the start of the line, which is at the right, to its end. */
const reveal: Keyframe[] = [{ clipPath: 'inset(0 0 0 100%)' }, { clipPath: 'inset(0)' }];

const revealParts = (element: Element): void => {
  for (const [index, part] of [...element.children].entries())
    part.animate(reveal, { duration: PART_MS, delay: index * NEXT_MS, fill: 'backwards', easing: 'ease-out' });
};

/**
 * Reveals the children of an element with `data-reveal`, one after the other, when it comes into view for the first time. What is in view
 * already stays as it is. Without scripts, on paper and for visitors who prefer reduced motion everything is there from the start.
 */
export const watchReveals = (reducedMotion: MediaQueryList): void => {
  /** Elements that were out of view when they were last seen. */
  const hidden = new WeakSet<Element>();
  const observed = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) hidden.add(target);
      else {
        observer.unobserve(target);
        if (hidden.has(target) && !reducedMotion.matches) revealParts(target);
      }
    }
  });
  const observe = () => {
    for (const element of document.querySelectorAll('[data-reveal]')) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
  };
  observe();
  subscribeToLocation(observe);
};
