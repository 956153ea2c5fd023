import { lazy } from 'react';

/** The editors of a study at work, loaded for the requests that have one: their forms are large. Render them inside `Suspense`. */
export const PhaseEditor = lazy(async () => ({ default: (await import('./phase-editor.tsx')).PhaseEditor }));
export const QuoteEditor = lazy(async () => ({ default: (await import('./quote-editor.tsx')).QuoteEditor }));
