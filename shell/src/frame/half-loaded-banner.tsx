import { verbs } from 'shared-lib/copy';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { copy } from '../copy/ar.ts';
import { useOutlet } from '../outlet.tsx';

/** The page can be read but not used to the full: its browser half did not arrive. */
export const HalfLoadedBanner = () => {
  const failed = useOutlet((state) => state.failed);
  if (!failed) return null;
  return (
    <Alert tone="warning" role="status">
      {copy.frame.halfLoaded}
      <Button tone="quiet" size="small" onClick={() => useOutlet.setState({ failed: false })}>
        {verbs.retry}
      </Button>
    </Alert>
  );
};
