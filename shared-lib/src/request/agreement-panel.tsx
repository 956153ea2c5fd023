import { lazy, Suspense, useState } from 'react';
import {
  openAmount,
  startPayment,
  type AcceptInput,
  type Agreement,
  type AgreementChangeInput,
} from 'shared-lib/contracts';
import { agreementCopy as labels } from 'shared-lib/copy';
import { formatDateTime, formatPercent, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { toast } from 'shared-lib/toast';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { AgreementDownload } from './agreement-download.tsx';
import { AgreementPayments, type PaymentsProps } from './agreement-payments.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { anchors } from './request-title.tsx';

const AgreementAccept = lazy(async () => ({ default: (await import('./agreement-accept.tsx')).AgreementAccept }));
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));

const Small = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`;

const Change = styled.div`
  padding: var(--s4);
  border: 1px solid ${color.line};
  background: ${color.paper};
  h3 {
    font-size: 1rem;
  }
`;

const tones: Record<Agreement['status'], BadgeTone> = {
  offered: 'waiting',
  accepted: 'done',
  declined: 'rejected',
  expired: 'off',
  replaced: 'off',
  other: 'off',
};

const acceptedText = ({ accepted_at, accepted_name, accepted_with }: Agreement): string | undefined =>
  accepted_at === null
    ? undefined
    : [
        labels.acceptedBy(accepted_name, formatDateTime(accepted_at)),
        accepted_with && labels.acceptedWith[accepted_with],
      ]
        .filter(Boolean)
        .join(labels.comma);

interface VersionProps {
  agreement: Agreement;
  /** Path of the requests of this role below `/api`. */
  base: string;
  reference: string;
}

/** Number, version, status and document of a version. */
const Version = ({ agreement, base, reference }: VersionProps) => {
  const { number, version, status, document_hash, reason, decline_reason } = agreement;
  const accepted = acceptedText(agreement);
  return (
    <Stack $gap="3">
      <Cluster $gap="3" $justify="space-between">
        <b>
          <Ltr>{number}</Ltr>
          {labels.comma}
          {labels.version(String(version))}
        </b>
        <Badge $tone={tones[status]}>{labels.statuses[status]}</Badge>
      </Cluster>
      {reason && <Small>{reason}</Small>}
      {decline_reason && <Small>{labels.declined(decline_reason)}</Small>}
      {accepted && <Small>{accepted}</Small>}
      {accepted && document_hash && (
        <Small>
          {labels.hash}: <Ltr>{document_hash}</Ltr>
        </Small>
      )}
      <Cluster $gap="4" $align="center">
        <AgreementDownload base={base} reference={reference} agreement={agreement} />
        <LoneTextLink to={paths.verify(number)} data-screen-only>
          {labels.verify}
        </LoneTextLink>
      </Cluster>
    </Stack>
  );
};

/** What the start of the work waits for: a payment of an accepted agreement, the first one by the usual plan. */
const WaitsFor = ({ agreement, isClient }: { agreement: Agreement; isClient: boolean }) => {
  const first = startPayment(agreement);
  if (agreement.status !== 'accepted' || !first || openAmount(first) <= 0) return null;
  const text = isClient ? labels.waitsForFirst : labels.firstIsDue;
  return <Alert tone="info">{text(first.title, formatUsd(openAmount(first)))}</Alert>;
};

/** When the work starts, where that is not at the first payment. */
const UnusualStart = ({ agreement }: { agreement: Agreement }) => {
  const { work_start = 1 } = agreement;
  if (work_start === 1) return null;
  const payment = startPayment(agreement);
  return <p>{payment ? labels.starts.payment(payment.title) : labels.starts.acceptance}</p>;
};

type OnAccept = (input: AcceptInput) => Promise<unknown>;
type OnDecline = (agreementId: number, reason: string) => Promise<unknown>;

interface PendingProps extends VersionProps {
  onAccept?: OnAccept | undefined;
  onDecline?: OnDecline | undefined;
}

/** New terms that wait for the client, who accepts them like a quote or declines them with a reason. */
const Pending = ({ onAccept, onDecline, ...version }: PendingProps) => {
  const [question, setQuestion] = useState<'accept' | 'decline'>();
  const onClose = () => setQuestion(undefined);
  const { agreement, reference } = version;
  return (
    <Change>
      <Stack $gap="3">
        <h3>{labels.change.waiting}</h3>
        <Version {...version} />
        <p>{labels.change.newTotal(formatUsd(agreement.total))}</p>
        <UnusualStart agreement={agreement} />
        {onAccept && (
          <Cluster $gap="3" data-screen-only>
            <Button size="small" onClick={() => setQuestion('accept')}>
              {labels.change.accept}
            </Button>
            {onDecline && (
              <Button size="small" tone="quiet" onClick={() => setQuestion('decline')}>
                {labels.change.decline}
              </Button>
            )}
          </Cluster>
        )}
        {onAccept && question === 'accept' && (
          <Suspense>
            <AgreementAccept reference={reference} agreement={agreement} onAccept={onAccept} onClose={onClose} />
          </Suspense>
        )}
        {onDecline && question === 'decline' && (
          <ReasonDialog
            title={labels.change.declineTitle}
            text={labels.change.declineText}
            label={labels.change.declineLabel}
            confirm={labels.change.declineConfirm}
            draft={`decline-change:${reference}`}
            needsNote
            onClose={onClose}
            onSubmit={async (note) => {
              await onDecline(agreement.id, note);
              toast.success(labels.change.declined);
            }}
          />
        )}
      </Stack>
    </Change>
  );
};

type OnOffer = (input: AgreementChangeInput) => Promise<unknown>;

/** The button of staff that changes the terms of an accepted agreement. */
const ChangeButton = ({ agreement, onOffer }: { agreement: Agreement; onOffer: OnOffer }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-screen-only>
      <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
        {labels.change.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeDialog agreement={agreement} onOffer={onOffer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};

interface Props extends Omit<PaymentsProps, 'agreement'>, Pick<VersionProps, 'base' | 'reference'> {
  /** Newest first; at least one. */
  agreements: readonly Agreement[];
  isClient?: boolean;
  /** Whether the request still waits for the first payment. */
  isWaiting: boolean;
  /** For the client: accepts new terms. */
  onAccept?: OnAccept | undefined;
  /** For the client: declines new terms. */
  onDecline?: OnDecline | undefined;
  /** For administrators, while the terms may change. */
  onOffer?: OnOffer | undefined;
}

/** The agreement of a request with its document and its payments; earlier versions behind a disclosure. */
export const AgreementPanel = ({
  agreements,
  base,
  reference,
  isClient = false,
  isWaiting,
  onAccept,
  onDecline,
  onOffer,
  ...payments
}: Props) => {
  const current = agreements.find(({ status }) => status === 'accepted') ?? agreements[0];
  if (!current) return null;
  const pending = agreements.find(({ id, status }) => status === 'offered' && id !== current.id);
  const others = agreements.filter((one) => one !== current && one !== pending);
  return (
    <Panel id={anchors.agreement} title={labels.title}>
      <Stack $gap="4">
        {pending && (
          <Pending agreement={pending} base={base} reference={reference} onAccept={onAccept} onDecline={onDecline} />
        )}
        <Version agreement={current} base={base} reference={reference} />
        {isWaiting && <WaitsFor agreement={current} isClient={isClient} />}
        <p>
          {labels.total}: <b>{formatUsd(current.total)}</b>
          {current.vat_rate > 0 && ` (${labels.vat(formatPercent(current.vat_rate))})`}
        </p>
        <UnusualStart agreement={current} />
        <AgreementPayments {...payments} agreement={current} />
        {onOffer && current.status === 'accepted' && <ChangeButton agreement={current} onOffer={onOffer} />}
        {others.length > 0 && (
          <details>
            <summary>{labels.older}</summary>
            <Stack $gap="5">
              {others.map((one) => (
                <Version key={one.id} agreement={one} base={base} reference={reference} />
              ))}
            </Stack>
          </details>
        )}
      </Stack>
    </Panel>
  );
};
