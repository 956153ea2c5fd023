import { useEffect, useState } from 'react';
import { media } from 'shared-lib/theme';
import { usePause, type Pausing } from './use-pause.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useTabHidden } from './use-tab-hidden.ts';

/** Specification §9: duration of the transition between slides. */
const FADE_MS = 300;
const REDUCED_MOTION = media.reducedMotion.replace('@media ', '');

interface RotationOptions {
  /** Number of slides or pages. */
  count: number;
  /** How long each one is shown. */
  intervalMs: number;
}

export interface Rotation extends Pick<Pausing, 'isStopped' | 'toggle' | 'containerProps'> {
  count: number;
  current: number;
  /** During a transition the controls do nothing. */
  isTransitioning: boolean;
  /** The timer is running. */
  isRotating: boolean;
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /** Records the position that the user scrolled to. */
  setCurrent(index: number): void;
}

/**
 * Timer and position of a carousel. It advances automatically, pauses under the mouse pointer and in a hidden tab, stops on
 * keyboard focus or touch, and does not start automatically under `prefers-reduced-motion`.
 */
export const useRotation = ({ count, intervalMs }: RotationOptions): Rotation => {
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const isTabHidden = useTabHidden();
  const { isStopped, isHovered, toggle, containerProps } = usePause(reducedMotion);
  const [index, setIndex] = useState(0);
  const [isTransitioning, setIsTransitioning] = useState(false);
  const current = index < count ? index : 0;
  const isRotating = count > 1 && !isStopped && !isHovered && !isTabHidden;

  useEffect(() => {
    if (!isTransitioning) return;
    const timer = setTimeout(() => setIsTransitioning(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [isTransitioning]);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => {
      setIndex((current + 1) % count);
      setIsTransitioning(!reducedMotion);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRotating, current, count, intervalMs, reducedMotion]);

  const goTo = (target: number) => {
    const wrapped = (target + count) % count;
    if (isTransitioning || wrapped === current) return;
    setIndex(wrapped);
    setIsTransitioning(!reducedMotion);
  };
  const next = () => goTo(current + 1);
  const previous = () => goTo(current - 1);
  return {
    count,
    current,
    isTransitioning,
    isRotating,
    isStopped,
    goTo,
    next,
    previous,
    setCurrent: setIndex,
    toggle,
    containerProps,
  };
};
