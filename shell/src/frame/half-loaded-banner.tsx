import { verbs } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { copy } from '../copy/ar.ts';
import { useOutlet } from '../outlet.tsx';
import { FrameNotice } from './frame-notice.tsx';

/** The page can be read but not used to the full: its browser half did not arrive. */
export const HalfLoadedBanner = () => {
  const failed = useOutlet((state) => state.failed);
  const retry = (
    <Button tone="quiet" size="small" onClick={() => useOutlet.setState({ failed: false })}>
      {verbs.retry}
    </Button>
  );
  return <FrameNotice action={retry}>{failed && copy.frame.halfLoaded}</FrameNotice>;
};
