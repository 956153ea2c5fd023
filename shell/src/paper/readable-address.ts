/** The address of a page as people read it: without its query, which may hold a secret or a whole calculation, and with Arabic letters. */
export const readableAddress = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string => {
  try {
    return decodeURI(origin + pathname);
  } catch {
    return origin + pathname;
  }
};
