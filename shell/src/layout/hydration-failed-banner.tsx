import { verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { copy } from '../copy/ar.ts';
import { useOutlet } from '../browser/outlet.tsx';
import { PageNotice } from './page-notice.tsx';

/** Shown when the code of the page could not be loaded: the page can be read, but it is not interactive. */
export const HydrationFailedBanner = () => {
  const failed = useOutlet((state) => state.failed);
  const retry = (
    <Button tone="quiet" size="small" onClick={() => useOutlet.setState({ failed: false })}>
      {verbs.retry}
    </Button>
  );
  return <PageNotice action={retry}>{failed && copy.layout.hydrationFailed}</PageNotice>;
};
