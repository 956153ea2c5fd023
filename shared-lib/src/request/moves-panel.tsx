import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import {
  transitionInput,
  type RequestStatus,
  type StaffRequestDetail,
  type TransitionInput,
} from 'shared-lib/contracts';
import { Dialog } from 'shared-lib/controls/dialog';
import { fieldErrorMessage, requestPanels, requestStatusLabel, verbs } from 'shared-lib/copy';
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
import { HttpError } from 'shared-lib/http';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { MomentInput } from './date-inputs.tsx';

const { moves: labels, meeting } = requestPanels;

type Move = StaffRequestDetail['moves'][number];

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
`;
const MoveButton = styled.button.attrs({ type: 'button' })<{ $tone: 'first' | 'other' | 'end' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.125rem 0.75rem;
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${({ $tone }) => ($tone === 'end' ? '#e3b8b2' : color.lineStrong)};
  border-radius: var(--r1);
  background: ${({ $tone }) => ($tone === 'first' ? color.ink900 : color.white)};
  color: ${({ $tone }) => ($tone === 'first' ? color.white : $tone === 'end' ? color.danger : color.text)};
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: ${color.ink900};
  }
  small {
    grid-column: 1;
    color: ${({ $tone }) => ($tone === 'first' ? color.nile200 : color.text2)};
    font-size: var(--fs-xs);
  }
  svg {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;
const Body = styled.div`
  display: grid;
  gap: 1rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

const ending: readonly RequestStatus[] = ['rejected', 'cancelled'];
const asking: readonly RequestStatus[] = ['awaiting_client', 'client_review'];

/** What a move needs, in a few words. */
const needsOf = ({ to, needs_note }: Move): string | undefined => {
  if (to === 'scheduled') return labels.needsAppointment;
  if (to === 'quoted') return labels.sendsQuote;
  if (to === 'awaiting_client') return labels.needsQuestion;
  return needs_note ? labels.needsReason : undefined;
};

interface Values {
  to: RequestStatus;
  note?: string | undefined;
  answer_due_at?: string | undefined;
  appointment_at?: string | undefined;
  minutes?: number | null | undefined;
  link?: string | undefined;
}

/** The contract of the API, with the reason that the transition table requires and the appointment of a new one. */
const contractOf = ({ to, needs_note }: Move, hasAppointment: boolean) =>
  transitionInput.check(
    z.refine(({ note }) => !needs_note || note !== '', {
      path: ['note'],
      error: fieldErrorMessage('note-required'),
    }),
    z.refine(({ appointment_at }) => to !== 'scheduled' || hasAppointment || appointment_at !== undefined, {
      path: ['appointment_at'],
      error: fieldErrorMessage('value-required'),
    }),
  );

interface FormProps {
  request: Pick<StaffRequestDetail, 'reference' | 'kind' | 'appointment_at'>;
  move: Move;
  onMove: (input: TransitionInput) => Promise<unknown>;
  onClose: () => void;
}

const AppointmentInputs = () => (
  <>
    <MomentInput name="appointment_at" label={meeting.at} isRequired />
    <NumberField<Values> name="minutes" label={meeting.length} optional />
    <TextField<Values> name="link" type="url" label={meeting.link} hint={meeting.linkHint} optional />
  </>
);

const MoveForm = ({ request: { reference, kind, appointment_at }, move, onMove, onClose }: FormProps) => {
  const form = useContractForm<Values, TransitionInput>(contractOf(move, appointment_at !== null), {
    defaults: { to: move.to },
  });
  const send = async ({ minutes, ...input }: TransitionInput) => {
    try {
      await onMove({ ...input, ...(minutes === undefined || Number.isNaN(minutes) ? {} : { minutes }) });
      toast.success(labels.done(requestStatusLabel(kind, move.to)));
      onClose();
    } catch (error) {
      // After a conflict the page shows the new status and who set it.
      if (!(error instanceof HttpError) || error.kind !== 'conflict') throw error;
      onClose();
    }
  };
  const isEnd = ending.includes(move.to);
  return (
    <Form form={form} onSubmit={send}>
      <FormDraft name={`move:${reference}:${move.to}`} />
      <Body>
        <FormFailure />
        {move.to === 'scheduled' && <AppointmentInputs />}
        <TextAreaField<Values>
          name="note"
          label={move.to === 'awaiting_client' ? labels.question : labels.note}
          hint={labels.noteHint}
          required={move.needs_note}
          optional={!move.needs_note}
          rows={4}
        />
        {asking.includes(move.to) && <MomentInput name="answer_due_at" label={labels.answerDue} />}
        <Actions>
          <SubmitButton size="small" tone={isEnd ? 'danger' : 'primary'}>
            {labels.confirm}
          </SubmitButton>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </Actions>
      </Body>
    </Form>
  );
};

interface Props {
  request: Pick<StaffRequestDetail, 'reference' | 'kind' | 'status' | 'moves' | 'appointment_at'>;
  onMove: (input: TransitionInput) => Promise<unknown>;
}

/** One button for each transition that the transition table allows now. The conversion of a message has its own form. */
export const MovesPanel = ({ request, onMove }: Props) => {
  const [to, setTo] = useState<RequestStatus>();
  const moves = request.moves.filter((move) => move.to !== 'converted');
  // Somebody else may have moved the request while the dialog was open.
  const move = moves.find((one) => one.to === to);
  return (
    <Panel title={labels.title} id="moves">
      {moves.length === 0 && <p>{labels.none}</p>}
      <List>
        {moves.map((one, index) => {
          const needs = needsOf(one);
          return (
            <li key={one.to}>
              <MoveButton
                $tone={ending.includes(one.to) ? 'end' : index === 0 ? 'first' : 'other'}
                onClick={() => setTo(one.to)}
              >
                {labels.to(requestStatusLabel(request.kind, one.to))}
                {needs && <small>{needs}</small>}
                <Icon icon={ArrowLeft} size={20} />
              </MoveButton>
            </li>
          );
        })}
      </List>
      {move && (
        <Dialog
          title={labels.to(requestStatusLabel(request.kind, move.to))}
          tone={ending.includes(move.to) ? 'danger' : 'plain'}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setTo(undefined)}
        >
          <MoveForm request={request} move={move} onMove={onMove} onClose={() => setTo(undefined)} />
        </Dialog>
      )}
    </Panel>
  );
};
