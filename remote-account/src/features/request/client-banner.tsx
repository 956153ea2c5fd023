import { useState } from 'react';
import type { ClientRequestDetail } from 'shared-lib/contracts';
import { formatDay } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { anchors, focusComposer, ReasonDialog, useAction } from 'shared-lib/request';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { resultIn } from 'shared-lib/ui/keep-focus';
import { TextLink } from 'shared-lib/ui/text-link';
import { requestCopy as labels } from '../../copy/requests.ts';
import { moveOf, type ClientMoves } from './client-moves.ts';
import { Cluster } from 'shared-lib/ui/stack';

interface Props {
  request: ClientRequestDetail;
  moves: ClientMoves;
}

/** The note of the last change of status. */
const lastNote = ({ events }: ClientRequestDetail): string =>
  events.findLast(({ type }) => type === 'status')?.note ?? '';

const Required = ({ request: { answer_due_at } }: Pick<Props, 'request'>) => (
  <b>{answer_due_at ? labels.requiredBefore(formatDay(answer_due_at)) : labels.required}</b>
);

/** What the company asks for, with the date until when. */
const Question = ({ request, moves }: Props) => {
  const { run, isRunning } = useAction();
  const back = moveOf(request, 'under_review');
  return (
    <Alert
      tone="warning"
      role="none"
      action={
        <Cluster as="span" $gap="2h" data-screen-only {...resultIn(anchors.status)}>
          <Button size="small" onClick={focusComposer}>
            {labels.write}
          </Button>
          {back && (
            <Button
              size="small"
              tone="quiet"
              pending={isRunning('back')}
              onClick={() =>
                run('back', () => moves.change(back.to), { done: labels.completed, failed: labels.failed })
              }
            >
              {labels.complete}
            </Button>
          )}
        </Cluster>
      }
    >
      <Required request={request} /> {request.question || labels.awaitingClient}
    </Alert>
  );
};

interface ReviewDialogProps extends Props {
  dialog: 'approve' | 'revise' | undefined;
  onClose: () => void;
}

/** Confirms the approval, or asks what to revise. */
const ReviewDialogs = ({ request, moves, dialog, onClose }: ReviewDialogProps) => {
  const { run, isRunning } = useAction();
  const approve = moveOf(request, 'delivered');
  const revise = moveOf(request, 'in_progress');
  return (
    <>
      {approve && (
        <ConfirmDialog
          open={dialog === 'approve'}
          tone="plain"
          title={labels.approveTitle}
          text={labels.approveText}
          confirm={labels.approve}
          pending={isRunning('approve')}
          onConfirm={() =>
            run('approve', () => moves.change(approve.to).finally(onClose), {
              done: labels.approved,
              failed: labels.failed,
            })
          }
          onCancel={onClose}
        />
      )}
      {revise && dialog === 'revise' && (
        <ReasonDialog
          title={labels.reviseTitle}
          text={labels.reviseText}
          label={labels.reviseLabel}
          confirm={labels.reviseConfirm}
          draft={`revise:${request.reference}`}
          needsNote={revise.needs_note}
          onClose={onClose}
          onSubmit={async (note) => {
            await moves.change(revise.to, note);
            toast.success(labels.revised);
          }}
        />
      )}
    </>
  );
};

/** The study waits for approval or for a revision. */
const Review = ({ request, moves }: Props) => {
  const [dialog, setDialog] = useState<'approve' | 'revise'>();
  return (
    <>
      <Alert
        tone="warning"
        role="none"
        action={
          <Cluster as="span" $gap="2h" data-screen-only {...resultIn(anchors.status)}>
            {moveOf(request, 'delivered') && (
              <Button size="small" onClick={() => setDialog('approve')}>
                {labels.approve}
              </Button>
            )}
            {moveOf(request, 'in_progress') && (
              <Button size="small" tone="quiet" onClick={() => setDialog('revise')}>
                {labels.revise}
              </Button>
            )}
          </Cluster>
        }
      >
        <Required request={request} /> {labels.review} {request.question}
      </Alert>
      <ReviewDialogs request={request} moves={moves} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
};

const ended: Readonly<Record<string, string>> = { rejected: labels.rejected, cancelled: labels.cancelled };

/** What the client has to do next; else why the work is paused or has ended. */
export const ClientBanner = ({ request, moves }: Props) => {
  const { status, converted_to } = request;
  if (status === 'awaiting_client') return <Question request={request} moves={moves} />;
  if (status === 'client_review') return <Review request={request} moves={moves} />;
  if (status === 'on_hold')
    return (
      <Alert role="none">
        <b>{labels.onHold}</b> {lastNote(request)}
      </Alert>
    );
  if (status === 'converted' && converted_to)
    return (
      <Alert role="none">
        {labels.converted}{' '}
        <TextLink to={paths.request(converted_to)}>
          <Ltr>{converted_to}</Ltr>
        </TextLink>
      </Alert>
    );
  const text = ended[status];
  return (
    text && (
      <Alert role="none">
        <b>{text}</b> {lastNote(request)}
      </Alert>
    )
  );
};
