import { lazy, Suspense, useState } from 'react';
import type { Appointment, AppointmentInput } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';

const { meeting: labels } = requestPanels;

const AppointmentDialog = lazy(async () => ({
  default: (await import('./appointment-dialog.tsx')).AppointmentDialog,
}));

interface Props {
  reference: string;
  appointment: Appointment | null;
  onSave: (input: AppointmentInput) => Promise<unknown>;
}

/** Sets or changes the appointment of a consultation; this also settles the client's wish. */
export const AppointmentEditor = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        {props.appointment ? labels.change : labels.set}
      </Button>
      <Suspense>{isOpen && <AppointmentDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
};
