import { lazy, Suspense, useState } from 'react';
import {
  openAmount,
  startPayment,
  type Agreement,
  type AgreementPayment,
  type ReceivedInput,
  type RequestFile,
} from 'shared-lib/contracts';
import { agreementCopy as labels, requestPanels } from 'shared-lib/copy';
import { formatDay, formatUsd } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Button } from 'shared-lib/ui/button';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { FileDrop } from './file-drop.tsx';
import type { LinkOf } from './file-preview.tsx';
import { FileItems, FileRow, RowLine, RowTitle } from './file-row.tsx';
import { useAction } from './run-action.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads, type SendFile } from './uploads.ts';

const ReceiveDialog = lazy(async () => ({ default: (await import('./receive-dialog.tsx')).ReceiveDialog }));

const List = styled.ol`
  > li {
    padding-block: var(--s4);
    border-block-start: 1px solid ${color.line};
  }
`;

type State = keyof typeof labels.states;
const tones: Record<State, BadgeTone> = { received: 'done', partly: 'waiting', due: 'waiting', waiting: 'off' };

/** The first payment is due on acceptance; a later one on its day. */
const stateOf = (payment: AgreementPayment, isFirst: boolean, now: number | undefined): State => {
  const { received_at, due_at } = payment;
  if (received_at !== null) return openAmount(payment) > 0 ? 'partly' : 'received';
  const isPast = due_at !== null && now !== undefined && Date.parse(due_at) < now;
  return isFirst || isPast ? 'due' : 'waiting';
};

/** What is open or overpaid, in the words of one payment or of all of them. */
const differenceText = (open: number, texts: Record<'open' | 'overpaid', (amount: string) => string>): string => {
  if (open === 0) return '';
  return open > 0 ? texts.open(formatUsd(open)) : texts.overpaid(formatUsd(-open));
};

const Receipt = ({ payment, send }: { payment: AgreementPayment; send: SendFile }) => {
  const { uploads, add, retry, cancel } = useUploads({
    send,
    onStored: () => toast.success(labels.receipt.sent(payment.title)),
  });
  return (
    <Stack $gap="3" data-screen-only role="group" aria-label={labels.receipt.group(payment.title)}>
      <UploadList uploads={uploads} retry={retry} cancel={cancel} />
      <FileDrop
        onFiles={add}
        title={payment.receipt_file_id === null ? labels.receipt.send : labels.receipt.again}
        hints={[requestPanels.upload.types]}
      />
    </Stack>
  );
};

/** What staff do with the transfers of an agreement. */
export interface PaymentMarks {
  /** Whether the study still waits for its start. */
  mayStart: boolean;
  receive: (paymentId: number, input: ReceivedInput) => Promise<unknown>;
  undo: (paymentId: number) => Promise<unknown>;
}

interface MarksProps {
  payment: AgreementPayment;
  /** Whether the work starts with it. */
  isStart: boolean;
  /** Whether it is the next one to arrive. */
  isNext: boolean;
  marks: PaymentMarks;
}

const Marks = ({ payment, isStart, isNext, marks }: MarksProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { run, isRunning } = useAction();
  const { receive } = labels;
  const dialog = isOpen && (
    <Suspense>
      <ReceiveDialog
        payment={payment}
        mayStart={isStart && marks.mayStart}
        onReceive={(input) => marks.receive(payment.id, input)}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
  if (payment.received_at !== null)
    return (
      <Cluster $gap="3" data-screen-only>
        {openAmount(payment) !== 0 && (
          <Button size="small" tone="quiet" aria-label={receive.againOf(payment.title)} onClick={() => setIsOpen(true)}>
            {receive.again}
          </Button>
        )}
        <Button
          size="small"
          tone="quiet"
          aria-label={receive.undoOf(payment.title)}
          pending={isRunning('undo')}
          onClick={() =>
            run('undo', () => marks.undo(payment.id), { done: receive.undone(payment.title), failed: receive.failed })
          }
        >
          {receive.undo}
        </Button>
        {dialog}
      </Cluster>
    );
  return (
    <div data-screen-only>
      <Button
        size="small"
        tone={isNext ? 'primary' : 'quiet'}
        aria-label={receive.openOf(payment.title)}
        onClick={() => setIsOpen(true)}
      >
        {receive.open}
      </Button>
      {dialog}
    </div>
  );
};

export interface PaymentsProps {
  agreement: Agreement;
  /** All files of the request. */
  files: readonly RequestFile[];
  linkOf: LinkOf;
  /** Missing for staff, and when the request accepts no files any more. */
  sendFor?: ((paymentId: number) => SendFile) | undefined;
  /** For administrators. */
  marks?: PaymentMarks | undefined;
}

const Row = ({
  payment,
  isFirst,
  agreement,
  files,
  linkOf,
  sendFor,
  marks,
}: PaymentsProps & { payment: AgreementPayment; isFirst: boolean }) => {
  const { status, payments } = agreement;
  const now = useMinuteClock();
  const state = stateOf(payment, isFirst, now);
  const receipt = files.find(({ id }) => id === payment.receipt_file_id);
  const isAccepted = status === 'accepted';
  return (
    <li>
      <Stack $gap="2">
        <Cluster $gap="3" $justify="space-between">
          <RowTitle>
            {payment.title}: {formatUsd(payment.amount)}
          </RowTitle>
          {isAccepted && <Badge $tone={tones[state]}>{labels.states[state]}</Badge>}
        </Cluster>
        <RowLine>
          {[payment.milestone, payment.due_at && labels.due(formatDay(payment.due_at))]
            .filter(Boolean)
            .join(labels.comma)}
        </RowLine>
        {payment.received_at !== null && (
          <RowLine>
            {labels.receivedOn(formatUsd(payment.received_amount ?? payment.amount), formatDay(payment.received_at))}
            {openAmount(payment) !== 0 && ` ${differenceText(openAmount(payment), labels.difference)}`}
            {payment.note && `\n${payment.note}`}
          </RowLine>
        )}
        {receipt && (
          <FileItems aria-label={labels.receipt.file}>
            <FileRow file={receipt} linkOf={linkOf} />
          </FileItems>
        )}
        {isAccepted && sendFor && state !== 'received' && <Receipt payment={payment} send={sendFor(payment.id)} />}
        {isAccepted && marks && (
          <Marks
            payment={payment}
            isStart={payment === startPayment(agreement)}
            isNext={payments.find(({ received_at }) => received_at === null) === payment}
            marks={marks}
          />
        )}
      </Stack>
    </li>
  );
};

/** What has arrived beside the whole plan, once something has. */
const Sum = ({ agreement: { total, payments } }: Pick<PaymentsProps, 'agreement'>) => {
  if (payments.every(({ received_at }) => received_at === null)) return null;
  const open = payments.reduce((sum, payment) => sum + openAmount(payment), 0);
  return (
    <p>
      <b>{labels.sum.received(formatUsd(total - open), formatUsd(total))}</b> {differenceText(open, labels.sum)}
    </p>
  );
};

/** The payments of an agreement, with what has arrived. */
export const AgreementPayments = (props: PaymentsProps) => (
  <Stack $gap="3">
    <List aria-label={labels.payments}>
      {props.agreement.payments.map((payment, index) => (
        <Row key={payment.id} {...props} payment={payment} isFirst={index === 0} />
      ))}
    </List>
    <Sum agreement={props.agreement} />
  </Stack>
);
