import { paths } from 'shared-lib/paths';

/** What a claim link begins with; its token follows. */
const CLAIM = paths.claim('');

/**
 * The address of a page as people read it: with Arabic letters, and without what may be a secret or a whole calculation. That is its
 * query, and the token of a claim link, which opens a request for whoever finds the sheet.
 */
export const readableAddress = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string => {
  const address = origin + (pathname.startsWith(CLAIM) ? paths.lostReference() : pathname);
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};
