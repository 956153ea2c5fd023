import { appointmentInput, type Appointment, type AppointmentInput } from 'shared-lib/contracts';
import { Dialog } from 'shared-lib/controls/dialog';
import { requestPanels } from 'shared-lib/copy';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { AppointmentFields } from './appointment-fields.tsx';
import { DialogForm } from './dialog-form.tsx';

const { meeting: labels } = requestPanels;

interface Values {
  appointment_at: string;
  minutes?: number | null | undefined;
  link?: string | undefined;
  note?: string | undefined;
}

interface Props {
  reference: string;
  appointment: Appointment | null;
  onSave: (input: AppointmentInput) => Promise<unknown>;
  onClose: () => void;
}

const AppointmentForm = ({ reference, appointment, onSave, onClose }: Props) => {
  const form = useContractForm<Values, AppointmentInput>(appointmentInput, {
    defaults: appointment
      ? { appointment_at: appointment.at, minutes: appointment.minutes, link: appointment.link }
      : {},
  });
  const send = async (input: AppointmentInput) => {
    await onSave(input);
    toast.success(labels.saved);
  };
  return (
    <DialogForm form={form} draft={`appointment:${reference}`} confirm={labels.save} onSubmit={send} onClose={onClose}>
      <AppointmentFields />
      <TextAreaField<Values> name="note" label={labels.note} optional rows={3} />
    </DialogForm>
  );
};

/** The appointment of a consultation in a dialog. */
export const AppointmentDialog = (props: Props) => (
  <Dialog title={labels.title} onClose={props.onClose}>
    <AppointmentForm {...props} />
  </Dialog>
);
