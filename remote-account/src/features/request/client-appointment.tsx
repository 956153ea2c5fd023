import { lazy, Suspense, useState } from 'react';
import type { ClientRequestDetail } from 'shared-lib/contracts';
import { appointmentWish as labels } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { AppointmentPanel, useAction } from 'shared-lib/request';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import type { ClientMoves } from './client-moves.ts';

const AppointmentWish = lazy(async () => {
  const { AppointmentWish: component } = await import('shared-lib/request/appointment-wish');
  return { default: component };
});

interface Props {
  request: ClientRequestDetail;
  moves: ClientMoves;
}

/** The appointment of a consultation, and the wish to move it. */
export const ClientAppointment = ({
  request: { reference, status, appointment = null, moves: open },
  moves,
}: Props) => {
  const [isMoving, setIsMoving] = useState(false);
  const { run, isRunning } = useAction();
  const now = useMinuteClock() ?? 0;
  const isAhead = status === 'scheduled' && appointment !== null && Date.parse(appointment.at) > now;
  return (
    <AppointmentPanel side="client" appointment={appointment} isAhead={isAhead}>
      {open.length > 0 && (
        <ButtonLink size="small" tone={isAhead ? 'quiet' : 'primary'} to={paths.booking(reference)}>
          {isAhead ? labels.rebook : labels.book}
        </ButtonLink>
      )}
      {isAhead && (
        <Button size="small" tone="quiet" onClick={() => setIsMoving(true)}>
          {labels.move}
        </Button>
      )}
      {isAhead && appointment.wish && (
        <Button
          size="small"
          tone="quiet"
          pending={isRunning('withdraw')}
          onClick={() =>
            run('withdraw', () => moves.send('delete', '/appointment/wish'), {
              done: labels.withdrawn,
              failed: labels.withdrawFailed,
            })
          }
        >
          {labels.withdraw}
        </Button>
      )}
      <Suspense>
        {isMoving && (
          <AppointmentWish
            reference={reference}
            onClose={() => setIsMoving(false)}
            onSend={(input) => moves.send('put', '/appointment/wish', input)}
          />
        )}
      </Suspense>
    </AppointmentPanel>
  );
};
