import type { IdeaFigure } from 'shared-lib/gauge';

/** Values from `first` on: up to each end in steps of its own, so that small amounts can be chosen as exactly as large ones. */
const valuesOf = (first: number, parts: readonly { end: number; step: number }[]): readonly number[] => {
  const values = [first];
  for (const { end, step } of parts)
    for (let value = (values.at(-1) ?? first) + step; value <= end; value += step) values.push(value);
  return values;
};

/** What the sliders of the questions offer. Other figures can be typed. */
export const sliderValues: Readonly<Record<IdeaFigure, readonly number[]>> = {
  capital: valuesOf(10_000, [
    { end: 100_000, step: 5000 },
    { end: 1_000_000, step: 20_000 },
    { end: 10_000_000, step: 250_000 },
  ]),
  profit: valuesOf(0, [
    { end: 100_000, step: 2500 },
    { end: 1_000_000, step: 20_000 },
    { end: 5_000_000, step: 200_000 },
  ]),
  years: valuesOf(1, [{ end: 30, step: 1 }]),
};

/** Position of the slider for a value: its own, or that of the next larger one, or the last. */
export const positionOf = (values: readonly number[], value: number): number => {
  const position = values.findIndex((one) => one >= value);
  return position === -1 ? values.length - 1 : position;
};
