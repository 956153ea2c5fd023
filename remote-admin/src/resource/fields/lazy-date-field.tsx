import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { lazyPart } from '../lazy-part.tsx';

const loading = (
  <LoadingArea>
    <Skeleton $inline="100%" $block="5rem" />
  </LoadingArea>
);

const load = () => import('shared-lib/controls/date-field');

/** The date controls, loaded when the first of them is shown. */
export const DateField = lazyPart(() => load().then((m) => m.DateField), loading);
export const DateTimeField = lazyPart(() => load().then((m) => m.DateTimeField), loading);
