/** Which pages a pager names: the ends, the current one and its neighbours, and on which side of it some are left out. */
export const pageNumbers = (page: number, last: number): (number | 'gap-before' | 'gap-after')[] => {
  const named = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const sorted = [...new Set(named)].toSorted((one, other) => one - other);
  return sorted.flatMap((number, place) => {
    const before = sorted[place - 1] ?? number - 1;
    if (number - before === 1) return [number];
    if (number - before === 2) return [number - 1, number];
    return [number <= page ? ('gap-before' as const) : ('gap-after' as const), number];
  });
};
