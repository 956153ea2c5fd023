/** Specification §9: display time of a slide. */
export const INTERVAL_MS = 6000;
