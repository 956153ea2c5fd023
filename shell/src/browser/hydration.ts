/**
 * React hydrates the document in two steps: first the layout, then the outlet. Nothing may change what the page shows before its
 * step is done. Tests and measurements wait for the performance marks.
 */
const createStep = (mark: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const complete = () => {
    performance.mark(mark);
    resolve();
  };
  return { promise, complete };
};

const layout = createStep('layout-hydrated');
const outlet = createStep('outlet-hydrated');

export const layoutHydrated = layout.promise;
export const outletHydrated = outlet.promise;

/** Called by the first effect of the layout. */
export const markLayoutHydrated = layout.complete;
/** Called by the first effect of the outlet. */
export const markOutletHydrated = outlet.complete;
