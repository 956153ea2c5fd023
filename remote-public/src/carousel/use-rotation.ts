import { useEffect, useState } from 'react';
import { media } from 'shared-lib/theme';
import { useAttention, type Attention } from './use-attention.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useTabHidden } from './use-tab-hidden.ts';

/** Specification §9: the change from one slide to the next. */
const FADE_MS = 300;
const LESS_MOTION = media.lessMotion.replace('@media ', '');

interface RotationOptions {
  /** How many places there are to go round. */
  count: number;
  /** How long each is shown. */
  intervalMs: number;
}

export interface Rotation extends Pick<Attention, 'isStopped' | 'toggle' | 'region'> {
  count: number;
  current: number;
  /** A change is under way: controls do nothing until it is over. */
  isMoving: boolean;
  /** The next change comes by itself. */
  isRotating: boolean;
  goTo(place: number): void;
  next(): void;
  previous(): void;
  /** Takes note of a place that a person brought into view without a control. */
  follow(place: number): void;
}

/**
 * Time of a carousel: goes round by itself, waits under the pointer and in a hidden tab, stops when a person takes it in hand,
 * and does not start by itself for who asked for less motion.
 */
export const useRotation = ({ count, intervalMs }: RotationOptions): Rotation => {
  const lessMotion = useMediaQuery(LESS_MOTION);
  const isTabHidden = useTabHidden();
  const { isStopped, isHovered, toggle, region } = useAttention(lessMotion);
  const [place, setPlace] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const current = place < count ? place : 0;
  const isRotating = count > 1 && !isStopped && !isHovered && !isTabHidden;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIsMoving(false), FADE_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => {
      setPlace((current + 1) % count);
      setIsMoving(!lessMotion);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRotating, current, count, intervalMs, lessMotion]);

  const goTo = (target: number) => {
    const wanted = (target + count) % count;
    if (isMoving || wanted === current) return;
    setPlace(wanted);
    setIsMoving(!lessMotion);
  };
  const next = () => goTo(current + 1);
  const previous = () => goTo(current - 1);
  return { count, current, isMoving, isRotating, isStopped, goTo, next, previous, follow: setPlace, toggle, region };
};
