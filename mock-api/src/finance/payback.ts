/**
 * Payback: after how many years the money put in has come back, without discounting. Within the year in which it does, money is
 * taken to come evenly.
 * @param flows money of year 0, 1, … n in one currency; money put in is negative
 * @returns in years, not rounded (2.4 is two years and two fifths); 0 when nothing was put in; null when it never comes back
 */
export const payback = (flows: readonly number[]): number | null => {
  let open = 0;
  for (const [year, flow] of flows.entries()) {
    const before = open;
    open += flow;
    if (open >= 0) return year === 0 ? 0 : year - 1 + -before / flow;
  }
  return null;
};
