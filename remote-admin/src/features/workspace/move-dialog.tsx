import { useState } from 'react';
import { transitionInput, type RequestStatus } from 'shared-lib/contracts';
import { requestStatusLabel, verbs } from 'shared-lib/copy';
import {
  Form,
  FormFailure,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import { moveLabel } from './move-label.ts';
import { fromLocalTime, toLocalTime } from './riyadh-time.ts';
import type { PanelProps } from './workspace-context.ts';

type Values = z.input<typeof transitionInput>;

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

/** Statuses in which the client is asked for something. */
const ASKING: readonly RequestStatus[] = ['awaiting_client', 'client_review'];

const AppointmentFields = () => (
  <>
    <TextField<Values>
      name="appointment_at"
      type="datetime-local"
      label={labels.appointmentAt}
      hint={labels.riyadh}
      parse={fromLocalTime}
      required
    />
    <NumberField<Values> name="minutes" label={labels.minutes} />
    <TextField<Values> name="link" type="url" label={labels.link} hint={labels.linkHint} optional />
  </>
);

interface Props extends PanelProps {
  to: RequestStatus;
  needsNote: boolean;
  onClose: () => void;
}

const DEFAULT_MINUTES = 45;

/** Asks for what a status transition needs: a reason, an appointment, a date for the response. */
export const MoveDialog = ({ request, calls, to, needsNote, onClose }: Props) => {
  const isScheduling = to === 'scheduled';
  const [earliest] = useState(() => toLocalTime(new Date().toISOString()));
  const form = useContractForm(transitionInput, {
    defaults: { to, ...(isScheduling ? { minutes: request.appointment?.minutes ?? DEFAULT_MINUTES } : {}) },
  });
  const submit = async (input: z.output<typeof transitionInput>) => {
    try {
      await calls.change('post', '/transitions', input);
    } catch (error) {
      if (!(error instanceof HttpError) || error.kind !== 'conflict') throw error;
      onClose();
      toast.failure(labels.movedMeanwhile, error.message);
      return;
    }
    toast.success(labels.moved(requestStatusLabel(request.kind, to)));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={moveLabel(request.status, to)}>
      <Form form={form} onSubmit={submit}>
        <Stack>
          <FormFailure />
          {isScheduling && <AppointmentFields />}
          <TextAreaField<Values>
            name="note"
            label={needsNote ? labels.reason : labels.note}
            hint={labels.noteToClient}
            required={needsNote}
            optional={!needsNote}
            rows={4}
          />
          {ASKING.includes(to) && (
            <TextField<Values>
              name="answer_due_at"
              type="datetime-local"
              label={labels.answerDue}
              hint={labels.riyadh}
              min={earliest}
              parse={fromLocalTime}
              optional
            />
          )}
          <Buttons>
            <SubmitButton size="small">{labels.confirmMove}</SubmitButton>
            <Button size="small" tone="quiet" onClick={onClose}>
              {verbs.cancel}
            </Button>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
};
