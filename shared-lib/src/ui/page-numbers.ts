/** Which pages a pager names: the ends, the current one and its neighbours; `gap` where some are left out. */
export const pageNumbers = (page: number, last: number): (number | 'gap')[] => {
  const named = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const sorted = [...new Set(named)].sort((one, other) => one - other);
  return sorted.flatMap((number, place) => {
    const before = sorted[place - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
};
