import * as z from 'zod/mini';

const KEY = 'miqyas:admin-last-list';

const stored = z.object({
  /** Path and query of the list. */
  to: z.string(),
  /** Parameters of the API for its rows. */
  query: z.string(),
  page: z.int(),
});
type LastList = z.infer<typeof stored>;

/** The list of requests that was open last, for the way back and to its next row. It may hold a searched name, so it ends with the tab. */
export const lastList = {
  read: (): LastList | undefined => {
    try {
      return stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
    } catch {
      return undefined;
    }
  },
  write: (list: LastList): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      /* the page of a request also works without its list */
    }
  },
} as const;
