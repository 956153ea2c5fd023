/** Positions in a graphic need no more than tenths of a pixel. */
export const round = (position: number) => Math.round(position * 10) / 10;

/** Path of an octagon, the mark of the brand. */
export const octagonPath = (x: number, y: number, radius: number): string => {
  const side = radius * 0.414;
  const points: readonly (readonly [number, number])[] = [
    [-side, -radius],
    [side, -radius],
    [radius, -side],
    [radius, side],
    [side, radius],
    [-side, radius],
    [-radius, side],
    [-radius, -side],
  ];
  return `M${points.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`;
};
