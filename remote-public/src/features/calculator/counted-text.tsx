import { useLayoutEffect, useRef, useState } from 'react';
import { formatFraction } from 'shared-lib/format';
import { readNumber } from 'shared-lib/numbers';
import { media } from 'shared-lib/theme';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';

const DURATION_MS = 200;
/** A number with its minus sign and its separators. */
const NUMBER = /\u2212?\d[\d,]*(?:\.\d+)?/;
/** Of a power of ten, whose digits are no steps. */
const TIMES = '\u00D7';

const numberIn = (text: string): number | undefined => {
  // As money is read, where a comma only groups.
  const reading = readNumber(NUMBER.exec(text)?.[0] ?? '', 'money');
  return 'value' in reading ? reading.value : undefined;
};

const digitsIn = (text: string): number => /\.(\d+)/.exec(NUMBER.exec(text)?.[0] ?? '')?.[1]?.length ?? 0;

/** The texts on the way from one figure to the next: undefined where a word begins or ends the way. */
const stepsBetween = (from: string, to: string): ((share: number) => string) | undefined => {
  const [first, last] = [numberIn(from), numberIn(to)];
  if ((from + to).includes(TIMES)) return undefined;
  if (first === undefined || last === undefined || first === last) return undefined;
  const digits = digitsIn(to);
  return (share) => to.replace(NUMBER, formatFraction(first + (last - first) * share, digits).replace('\u200E', ''));
};

const prefersStillness = (): boolean => matchMedia(media.reducedMotion.replace('@media ', '')).matches;

/** A figure that counts from its former value when it changes. Screen readers and reduced motion get the new one at once. */
export const CountedText = ({ text }: { text: string }) => {
  const [shown, setShown] = useState({ text, of: text });
  const visible = useRef(text);
  // Before the browser paints, so that the new figure does not appear for a moment before its way begins.
  useLayoutEffect(() => {
    const step = prefersStillness() ? undefined : stepsBetween(visible.current, text);
    const show = (next: string) => {
      visible.current = next;
      setShown({ text: next, of: text });
    };
    if (!step) {
      visible.current = text;
      return undefined;
    }
    show(step(0));
    const start = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const share = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      show(share === 1 ? text : step(share));
      if (share < 1) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  if (shown.of !== text || shown.text === text) return text;
  return (
    <>
      <span aria-hidden="true">{shown.text}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
};
