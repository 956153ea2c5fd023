import { loadWithRetry } from 'shared-lib/federation';

export type Panels = typeof import('./panels.ts');

const arrival = Promise.withResolvers<Panels>();
let loaded: Panels | undefined;

/**
 * Loads the panels below the key figures: charts, comparisons and explanations. The server does it before it renders; browsers
 * do it after the first result.
 * @throws {Error} when the chunk cannot be loaded
 */
export const loadPanels = async (): Promise<void> => {
  loaded ??= await loadWithRetry(() => import('./panels.ts'));
  arrival.resolve(loaded);
};

/** The panels, when they are loaded. */
export const loadedPanels = (): Panels | undefined => loaded;

/** Resolves when the panels are loaded; never rejects. */
export const panelsArrival = arrival.promise;
