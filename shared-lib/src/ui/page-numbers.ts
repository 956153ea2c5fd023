/** Page numbers to show in a pagination: first, last, current and its neighbours, with a gap marker for omitted pages. */
export const pageNumbers = (page: number, last: number): (number | 'gap-before' | 'gap-after')[] => {
  const candidates = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const sorted = [...new Set(candidates)].toSorted((one, other) => one - other);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    if (number - before === 2) return [number - 1, number];
    return [number <= page ? ('gap-before' as const) : ('gap-after' as const), number];
  });
};
