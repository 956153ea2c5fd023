import type { Agreement } from 'shared-lib/contracts';
import { agreementCopy as labels } from 'shared-lib/copy';
import { formatDateTime, formatPercent, formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { AgreementDownload } from './agreement-download.tsx';
import { AgreementPayments, type PaymentsProps } from './agreement-payments.tsx';
import { anchors } from './request-title.tsx';

const Small = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
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
        .join('، ');

interface VersionProps {
  agreement: Agreement;
  /** Path of the requests of this role below `/api`. */
  base: string;
  reference: string;
}

/** Number, version, status and document of a version. */
const Version = ({ agreement, base, reference }: VersionProps) => {
  const { number, version, status, document_hash, reason } = agreement;
  const accepted = acceptedText(agreement);
  return (
    <Stack $gap="3">
      <Cluster $gap="3" $justify="space-between">
        <b>
          <Ltr>{number}</Ltr>، {labels.version(String(version))}
        </b>
        <Badge $tone={tones[status]}>{labels.statuses[status]}</Badge>
      </Cluster>
      {reason && <Small>{reason}</Small>}
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

/** What the start of the work waits for: the first payment of an accepted agreement. */
const FirstPayment = ({ agreement: { status, payments }, isClient }: { agreement: Agreement; isClient: boolean }) => {
  const [first] = payments;
  if (status !== 'accepted' || !first || first.received_at !== null) return null;
  const text = isClient ? labels.waitsForFirst : labels.firstIsDue;
  return <Alert tone="info">{text(first.title, formatUsd(first.amount))}</Alert>;
};

interface Props extends Omit<PaymentsProps, 'agreement'>, Pick<VersionProps, 'base' | 'reference'> {
  /** Newest first; at least one. */
  agreements: readonly Agreement[];
  isClient?: boolean;
  /** Whether the request still waits for the first payment. */
  isWaiting: boolean;
}

/** The agreement of a request with its document and its payments; earlier versions behind a disclosure. */
export const AgreementPanel = ({ agreements, base, reference, isClient = false, isWaiting, ...payments }: Props) => {
  const current = agreements.find(({ status }) => status === 'accepted') ?? agreements[0];
  if (!current) return null;
  const others = agreements.filter(({ id }) => id !== current.id);
  return (
    <Panel id={anchors.agreement} title={labels.title}>
      <Stack $gap="4">
        <Version agreement={current} base={base} reference={reference} />
        {isWaiting && <FirstPayment agreement={current} isClient={isClient} />}
        <p>
          {labels.total}: <b>{formatUsd(current.total)}</b>
          {current.vat_rate > 0 && ` (${labels.vat(formatPercent(current.vat_rate))})`}
        </p>
        <AgreementPayments {...payments} agreement={current} />
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
