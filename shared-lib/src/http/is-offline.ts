/** Whether the browser itself knows that nothing can be reached; a server has no such knowledge. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
