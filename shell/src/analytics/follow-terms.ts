import type { MeasuringTerms } from './terms.ts';

let current: MeasuringTerms | null = null;

/** What the server said of measuring in this document. */
export const currentTerms = (): MeasuringTerms | null => current;

interface Followed {
  terms: MeasuringTerms | null;
  /** Resolves when the page needs the network and the machine no more. */
  ready: Promise<void>;
}

/** Starts measuring where it was agreed to; for everybody else no code of it is loaded. */
export const followTerms = async ({ terms, ready }: Followed): Promise<void> => {
  current = terms;
  if (!terms) return;
  await ready;
  try {
    const { startMeasuring } = await import('./start-measuring.ts');
    startMeasuring(terms);
  } catch (error) {
    console.warn(`Measuring did not start: ${String(error)}`);
  }
};
