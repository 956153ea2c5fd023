import { useState } from 'react';
import { appointmentInput, type Appointment, type AppointmentInput } from 'shared-lib/contracts';
import { Dialog } from 'shared-lib/controls/dialog';
import { requestPanels, verbs } from 'shared-lib/copy';
import {
  Form,
  FormDraft,
  FormFailure,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { MomentInput } from './date-inputs.tsx';

const { meeting: labels } = requestPanels;

const Body = styled.div`
  display: grid;
  gap: 1rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

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
}

const AppointmentForm = ({ reference, appointment, onSave, onClose }: Props & { onClose: () => void }) => {
  const form = useContractForm<Values, AppointmentInput>(appointmentInput, {
    defaults: appointment
      ? { appointment_at: appointment.at, minutes: appointment.minutes, link: appointment.link }
      : {},
  });
  const send = async (input: AppointmentInput) => {
    await onSave(input);
    toast.success(labels.saved);
    onClose();
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={`appointment:${reference}`} />
      <Body>
        <FormFailure />
        <MomentInput name="appointment_at" label={labels.at} isRequired />
        <NumberField<Values> name="minutes" label={labels.length} optional />
        <TextField<Values> name="link" type="url" label={labels.link} hint={labels.linkHint} optional />
        <TextAreaField<Values> name="note" label={labels.note} optional rows={3} />
        <Actions>
          <SubmitButton size="small">{labels.save}</SubmitButton>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </Actions>
      </Body>
    </Form>
  );
};

/** Sets or changes the appointment of a consultation; this also settles the client's wish. */
export const AppointmentEditor = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        {props.appointment ? labels.change : labels.set}
      </Button>
      <Dialog title={labels.title} isOpen={isOpen} onOpenChange={setIsOpen}>
        <AppointmentForm {...props} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
};
