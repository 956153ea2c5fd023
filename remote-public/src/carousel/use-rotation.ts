import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { media } from 'shared-lib/theme';
import { usePause, type Pausing, useMediaQuery } from './use-pause.ts';

/** Longest wait in ms. A picture that has not arrived by then appears later, in its place. */
const LONGEST_WAIT_MS = 12_000;

/**
 * Calls back when all pictures in some elements are decoded, so that they appear at once; immediately when there are none. It does not
 * wait for a picture that has failed.
 * @returns a function that cancels the call
 */
const whenPicturesReady = (elements: Iterable<Element>, callback: () => void): (() => void) => {
  let isCancelled = false;
  const finish = () => {
    if (!isCancelled) callback();
    isCancelled = true;
  };
  const pictures = Array.from(elements, (element) => [...element.querySelectorAll('img')]).flat();
  if (pictures.length === 0) finish();
  else void Promise.allSettled(pictures.map((picture) => picture.decode())).then(finish);
  const timer = setTimeout(finish, LONGEST_WAIT_MS);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
};

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the browser tab is in the background. */
const useTabHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'hidden',
    () => false,
  );

/** Specification §9: duration of the transition between slides. */
const FADE_MS = 300;
const REDUCED_MOTION = media.reducedMotion.replace('@media ', '');

interface RotationOptions {
  /** Number of slides or pages. */
  count: number;
  /** How long each one is shown. */
  intervalMs: number;
  /** Whether the timer may run. Nobody sees a carousel that has never been near the viewport, and its pictures have not loaded. */
  isSeen?: boolean;
  /** The elements that are shown at a position. */
  partsOf: (index: number) => Iterable<Element>;
}

export interface Rotation extends Pick<Pausing, 'isStopped' | 'toggle' | 'containerProps'> {
  count: number;
  current: number;
  /** The position that the carousel moves to as soon as its pictures are ready. They must be in the document. */
  target: number | undefined;
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

/** Moves to a position as soon as the pictures there are ready. */
const useMoveWhenReady = (
  target: number | undefined,
  partsOf: RotationOptions['partsOf'],
  moveTo: (position: number) => void,
): void => {
  const move = useEffectEvent(moveTo);
  const partsOfTarget = useEffectEvent(partsOf);
  useEffect(() => {
    if (target === undefined) return;
    return whenPicturesReady(partsOfTarget(target), () => move(target));
  }, [target]);
};

/**
 * Timer and position of a carousel. It never moves to a picture that is not decoded. It advances automatically, pauses under the mouse pointer and in a hidden tab, stops on
 * keyboard focus or touch, and does not start automatically under `prefers-reduced-motion`.
 */
export const useRotation = ({ count, intervalMs, isSeen = true, partsOf }: RotationOptions): Rotation => {
  const reducedMotion = useMediaQuery(REDUCED_MOTION);
  const isTabHidden = useTabHidden();
  const { isStopped, isHovered, toggle, containerProps } = usePause(reducedMotion);
  const [index, setIndex] = useState(0);
  const [isTransitioning, setIsTransitioning] = useState(false);
  /** The position that the visitor chose last and that is not shown yet. */
  const [chosen, setChosen] = useState<number>();
  /** The position that has been shown for the whole interval. */
  const [due, setDue] = useState<number>();
  const current = index < count ? index : 0;
  const isRotating = count > 1 && isSeen && !isStopped && !isHovered && !isTabHidden;
  const target = chosen ?? (due === current ? (current + 1) % count : undefined);

  useEffect(() => {
    if (!isTransitioning) return;
    const timer = setTimeout(() => setIsTransitioning(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [isTransitioning]);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => setDue(current), intervalMs);
    return () => {
      clearTimeout(timer);
      setDue(undefined);
    };
  }, [isRotating, current, intervalMs]);

  const moveTo = (position: number) => {
    setIndex(position);
    setChosen(undefined);
    setIsTransitioning(!reducedMotion);
  };
  useMoveWhenReady(target, partsOf, moveTo);

  const goTo = (position: number) => {
    const wrapped = (position + count) % count;
    if (!isTransitioning) setChosen(wrapped === current ? undefined : wrapped);
  };
  const next = () => goTo(current + 1);
  const previous = () => goTo(current - 1);
  return {
    count,
    current,
    target,
    isTransitioning,
    isRotating,
    isStopped,
    goTo,
    next,
    previous,
    setCurrent: (position) => {
      setIndex(position);
      setChosen(undefined);
    },
    toggle,
    containerProps,
  };
};
