import {
  transitionInput,
  type FieldErrorCode,
  type RequestStatus,
  type StaffRequestDetail,
  type TransitionInput,
} from 'shared-lib/contracts';
import { Dialog } from 'shared-lib/controls/dialog';
import { requestPanels, requestStatusLabel } from 'shared-lib/copy';
import { TextAreaField, useContractForm } from 'shared-lib/form';
import type { ReactNode } from 'react';
import { formatPreferredTime } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import * as z from 'zod/mini';
import { AppointmentFields } from './appointment-fields.tsx';
import { MomentInput } from './date-inputs.tsx';
import { DialogForm } from './dialog-form.tsx';
import type { Move } from './move-list.tsx';
import { ValueList } from './sent-panel.tsx';

const { moves: labels } = requestPanels;

const asking: readonly RequestStatus[] = ['awaiting_client', 'client_review'];

interface Values {
  to: RequestStatus;
  note?: string | undefined;
  answer_due_at?: string | undefined;
  appointment_at?: string | undefined;
  minutes?: number | null | undefined;
  link?: string | undefined;
}

/** What is missing where a move needs a note: the message says what to write. */
const noteCodes: Readonly<Partial<Record<RequestStatus, FieldErrorCode>>> = {
  awaiting_client: 'question-required',
  rejected: 'apology-required',
  cancelled: 'cancellation-required',
  on_hold: 'hold-required',
  in_progress: 'revision-required',
  under_review: 'return-required',
};

/** The contract of the API, with the reason that the transition table requires and the appointment of a new one. */
const contractOf = ({ to, needs_note }: Move, hasAppointment: boolean) =>
  transitionInput.check(
    z.refine(({ note }) => !needs_note || note !== '', {
      path: ['note'],
      error: noteCodes[to] ?? 'note-required',
    }),
    z.refine(({ appointment_at }) => to !== 'scheduled' || hasAppointment || appointment_at !== undefined, {
      path: ['appointment_at'],
      error: 'value-required',
    }),
  );

/** Length of an appointment when staff give no other, in minutes. */
const DEFAULT_MINUTES = 45;

interface Props {
  request: Pick<StaffRequestDetail, 'reference' | 'kind' | 'appointment_at' | 'appointment' | 'preferred_times'>;
  move: Move;
  onMove: (input: TransitionInput) => Promise<unknown>;
  /** Name of the action. Defaults to the status that it leads to. */
  title?: string;
  /** Stands above the note, such as canned replies. @param insert adds a text to the note */
  renderTools?: (insert: (text: string) => void) => ReactNode;
  /** Whether the move ends the request. */
  isEnd: boolean;
  onClose: () => void;
}

const MoveForm = ({ request, move, title, isEnd, renderTools, onMove, onClose }: Props & { title: string }) => {
  const { reference, kind, appointment, appointment_at, preferred_times = [] } = request;
  const isScheduling = move.to === 'scheduled';
  const form = useContractForm<Values, TransitionInput>(contractOf(move, appointment_at !== null), {
    defaults: { to: move.to, ...(isScheduling ? { minutes: appointment?.minutes ?? DEFAULT_MINUTES } : {}) },
  });
  const send = async ({ minutes, ...input }: TransitionInput) => {
    await onMove({ ...input, ...(minutes === undefined || minutes === null ? {} : { minutes }) });
    toast.success(labels.done(requestStatusLabel(kind, move.to)));
  };
  return (
    <DialogForm
      form={form}
      draft={`move:${reference}:${move.to}`}
      confirm={title}
      tone={isEnd ? 'danger' : 'primary'}
      onSubmit={send}
      onClose={onClose}
    >
      {isScheduling && preferred_times.length > 0 && (
        <ValueList
          items={[[requestPanels.fields.preferred_times, preferred_times.map(formatPreferredTime).join('\n')]]}
        />
      )}
      {isScheduling && <AppointmentFields />}
      {renderTools?.((text) => form.setValue('note', [form.getValues('note'), text].filter(Boolean).join('\n')))}
      <TextAreaField<Values>
        name="note"
        label={move.to === 'awaiting_client' ? labels.question : labels.note}
        hint={labels.noteHint}
        required={move.needs_note}
        optional={!move.needs_note}
        rows={4}
      />
      {asking.includes(move.to) && <MomentInput name="answer_due_at" label={labels.answerDue} />}
    </DialogForm>
  );
};

/** Asks for what a move needs: the reason, the appointment, the date by which the client should respond. */
export const MoveDialog = (props: Props) => {
  const { request, move, isEnd, onClose } = props;
  const title = props.title ?? labels.confirmTo(requestStatusLabel(request.kind, move.to));
  return (
    <Dialog title={title} tone={isEnd ? 'danger' : 'plain'} onClose={onClose}>
      <MoveForm {...props} title={title} />
    </Dialog>
  );
};
