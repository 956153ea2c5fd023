/** Resolves in a later task of the event loop, so that the browser can handle input in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
