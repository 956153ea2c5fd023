import type { SiteLocation } from './site-location.ts';

/** A page that came onto the screen. */
export interface Arrival extends SiteLocation {
  /** Of the history entry. */
  key: string;
  /** Whether the visitor went back or forward to it. */
  isTraversal: boolean;
}

let listener: ((arrival: Arrival) => void) | undefined;

export const onArrival = (listen: (arrival: Arrival) => void): void => {
  listener = listen;
};

/** Called by the root of the pages after each one was drawn. */
export const arriveAt = (arrival: Arrival): void => listener?.(arrival);
