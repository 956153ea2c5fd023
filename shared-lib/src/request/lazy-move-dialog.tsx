import { lazy } from 'react';

/** `MoveDialog`, loaded when it opens, because date fields are large. Render it inside `Suspense`. */
export const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
