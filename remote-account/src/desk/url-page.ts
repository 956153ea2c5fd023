/** The page number in the query of a URL; 1 unless it is a positive whole number. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
};

/**
 * Query of a list with one filter. Omits the defaults.
 * @param name of the parameter of the filter
 */
export const listHref = (name: string, value: string, initial: string, page = 1): string =>
  `?${new URLSearchParams({ ...(value === initial ? {} : { [name]: value }), ...(page > 1 ? { page: String(page) } : {}) })}`;
