import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  declineAssignmentInput,
  receipt,
  staffRequestDetail,
  type DeclineAssignmentInput,
  type StaffRequest,
} from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { failureMessageOr, Form, FormFailure, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { queueCopy } from '../../copy/desk.ts';

const labels = queueCopy.assignment;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;
const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
`;

const accepted = z.object({ data: staffRequestDetail });
const pathOf = (reference: string, action: 'accept' | 'decline') =>
  `/consultant/requests/${encodeURIComponent(reference)}/assignment/${action}`;

interface DeclineProps {
  reference: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const DeclineDialog = ({ reference, onClose, onDone }: DeclineProps) => {
  const form = useContractForm(declineAssignmentInput);
  const decline = async (input: DeclineAssignmentInput): Promise<void> => {
    const { message } = await http.post(pathOf(reference, 'decline'), input, receipt);
    toast.success(labels.declined, message);
    await onDone();
  };
  return (
    <Dialog open onClose={onClose} title={labels.declineTitle}>
      <Form form={form} onSubmit={decline} failureMessage={failureMessageOr(labels.declineFailed)}>
        <Stack>
          <FormFailure />
          <TextAreaField<DeclineAssignmentInput> name="note" label={labels.reason} hint={labels.reasonHint} required />
          <Buttons>
            <SubmitButton size="small">{labels.declineConfirm}</SubmitButton>
            <Button tone="quiet" size="small" onClick={onClose}>
              {verbs.cancel}
            </Button>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
};

/** Accepts a new assignment, or declines it with a reason. */
export const AssignmentButtons = ({ request: { reference } }: { request: StaffRequest }) => {
  const queryClient = useQueryClient();
  const [isDeclining, setIsDeclining] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['consultant'] });
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.post(pathOf(reference, 'accept'), {}, accepted),
    onSuccess: refresh,
    onError: (error) => toast.failure(labels.acceptFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Buttons>
      <Button size="small" pending={isPending} aria-label={labels.acceptOf(reference)} onClick={() => mutate()}>
        {labels.accept}
      </Button>
      <Button tone="quiet" size="small" aria-label={labels.declineOf(reference)} onClick={() => setIsDeclining(true)}>
        {labels.decline}
      </Button>
      {isDeclining && <DeclineDialog reference={reference} onClose={() => setIsDeclining(false)} onDone={refresh} />}
    </Buttons>
  );
};
