/** Whether the browser itself knows that nothing can be reached; a server never does. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
