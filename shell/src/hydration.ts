/**
 * Nothing may change what the page shows before React has taken over the server's markup, and it takes it over in two steps:
 * first the frame, then what stands inside. The marks are what tests and measurements wait for.
 */
const step = (mark: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => {
    performance.mark(mark);
    resolve();
  };
  return { promise, done };
};

const frame = step('frame-hydrated');
const outlet = step('outlet-hydrated');

export const frameHydrated = frame.promise;
export const outletHydrated = outlet.promise;

/** Called by the frame's first effect. */
export const markFrameHydrated = frame.done;
/** Called by the first effect of what stands inside the frame. */
export const markOutletHydrated = outlet.done;
