/** Nothing may change what the page shows before React has taken over the server's markup. */
const { promise, resolve } = Promise.withResolvers<void>();

export const hydrated = promise;

/** Called by the frame's first effect. The mark is what tests and measurements wait for. */
export const markHydrated = (): void => {
  performance.mark('frame-hydrated');
  resolve();
};
