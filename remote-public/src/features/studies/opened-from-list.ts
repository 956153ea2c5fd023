/** State of a link that opens the quick view, so that closing it goes back to the list. */
export const OPENED_FROM_LIST = { isOpenedFromList: true } as const;

export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedFromList' in state;
