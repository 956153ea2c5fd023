import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { receipt, staffRequestDetail, type StaffRequest } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { ReasonDialog } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import * as z from 'zod/mini';
import { queueCopy } from '../../copy/dashboard.ts';
import { Cluster } from 'shared-lib/ui/stack';

const labels = queueCopy.assignment;

const accepted = z.object({ data: staffRequestDetail });
const pathOf = (reference: string, action: 'accept' | 'decline') =>
  `/consultant/requests/${encodeURIComponent(reference)}/assignment/${action}`;

interface DeclineProps {
  reference: string;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const DeclineDialog = ({ reference, onClose, onDone }: DeclineProps) => (
  <ReasonDialog
    title={labels.declineTitle}
    text={labels.declineText}
    label={labels.reason}
    confirm={labels.declineConfirm}
    draft={`decline-assignment:${reference}`}
    needsNote
    onClose={onClose}
    onSubmit={async (note) => {
      const { message } = await http.post(pathOf(reference, 'decline'), { note }, receipt);
      toast.success(labels.declined, message);
      await onDone();
    }}
  />
);

/** Accepts a new assignment, or declines it with a reason. */
export const AssignmentButtons = ({ request: { reference } }: { request: StaffRequest }) => {
  const queryClient = useQueryClient();
  const [isDeclining, setIsDeclining] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['consultant'] });
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.post(pathOf(reference, 'accept'), {}, accepted),
    onSuccess: () => {
      toast.success(labels.accepted);
      return refresh();
    },
    onError: (error) => toast.failure(labels.acceptFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Cluster $gap="2h">
      <Button size="small" pending={isPending} aria-label={labels.acceptOf(reference)} onClick={() => mutate()}>
        {labels.accept}
      </Button>
      <Button tone="quiet" size="small" aria-label={labels.declineOf(reference)} onClick={() => setIsDeclining(true)}>
        {labels.decline}
      </Button>
      {isDeclining && <DeclineDialog reference={reference} onClose={() => setIsDeclining(false)} onDone={refresh} />}
    </Cluster>
  );
};
