/** Specification §9: how long a slide is shown. */
export const INTERVAL_MS = 6000;
