import type { StaffRequestDetail } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Button } from 'shared-lib/ui/button';
import { useAction } from './run-action.ts';

const { meeting: labels } = requestPanels;

interface Props {
  request: Pick<StaffRequestDetail, 'status' | 'booking'>;
  onMark: () => Promise<unknown>;
}

/** Records that the client did not come, once the booked appointment has begun. */
export const NoShowButton = ({ request: { status, booking }, onMark }: Props) => {
  const { run, isRunning } = useAction();
  const now = useMinuteClock() ?? 0;
  if (status !== 'scheduled' || booking?.state !== 'booked' || Date.parse(booking.at) > now) return null;
  return (
    <Button
      size="small"
      tone="quiet"
      pending={isRunning('no-show')}
      onClick={() => run('no-show', onMark, { done: labels.noShowDone, failed: labels.noShowFailed })}
    >
      {labels.noShow}
    </Button>
  );
};
