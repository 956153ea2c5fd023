import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from 'shared-lib/ui/skeleton';

// Most requests have no agreement, and the code of the page is long.
const AgreementPanel = lazy(async () => ({ default: (await import('./agreement-panel.tsx')).AgreementPanel }));

/** The agreement of a request, if it has one. */
export const AgreementOpener = (props: ComponentProps<typeof AgreementPanel>) =>
  props.agreements.length > 0 && (
    <Suspense fallback={<Skeleton $block="18rem" />}>
      <AgreementPanel {...props} />
    </Suspense>
  );
