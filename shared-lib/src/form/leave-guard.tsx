import { useEffect } from 'react';
import { recordForm } from 'shared-lib/copy';
import { useBlocker } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { hasUnsaved } from 'shared-lib/unsaved';

/** Asks the browser to confirm a reload or a closed tab. */
const confirmUnload = (event: BeforeUnloadEvent): void => {
  if (hasUnsaved()) event.preventDefault();
};

/** Asks before the user leaves the page while one of its forms has unsaved text. A change of the query string is no leaving. */
export const LeaveGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  useEffect(() => {
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, []);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={recordForm.leaveTitle}
      alert
      hasOwnEntry
      actions={
        <>
          <Button size="small" data-first-focus="" onClick={() => blocker.reset?.()}>
            {recordForm.stay}
          </Button>
          <Button size="small" tone="danger" onClick={() => blocker.proceed?.()}>
            {recordForm.leave}
          </Button>
        </>
      }
    >
      <p>{recordForm.leaveText}</p>
    </Dialog>
  );
};
