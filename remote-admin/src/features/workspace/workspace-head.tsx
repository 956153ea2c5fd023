import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import Printer from 'lucide-react/icons/printer';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useQuery } from '@tanstack/react-query';
import { countOf, formatDate } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { RequestHead } from 'shared-lib/request';
import { Alert } from 'shared-lib/ui/alert';
import { Button, ButtonLink, IconButton, IconLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Cluster } from 'shared-lib/ui/stack';
import { TextLink } from 'shared-lib/ui/text-link';
import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { clientViewCopy } from '../../copy/entry.ts';
import { inbox } from '../../copy/inbox.ts';
import { triage } from '../../copy/triage.ts';
import { workspace as labels } from '../../copy/workspace.ts';
import { inboxes, requestPath, kindOfReference } from '../../request/request-link.ts';
import { triageQuery } from '../../request/triage-query.ts';
import { SAME_SENDER } from './triage-panel.tsx';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

const First = styled(ButtonLink)`
  ${media.phone} {
    && {
      padding-inline: var(--s2);
    }
  }
`;
/** On phones all commands stand on one line; those beside the first keep their name for screen readers. */
const Second = styled(Button)`
  ${media.phone} {
    && {
      flex: none;
      inline-size: 2.75rem;
      padding: 0;
      font-size: 0;
    }
    span {
      gap: 0;
    }
  }
`;
const Rare = styled(Cluster).attrs({ $gap: '2h' })`
  flex: none;
  ${media.phone} {
    && {
      flex: none;
      gap: var(--s1h);
    }
  }
`;

const HeadActions = ({ request, calls }: PanelProps) => {
  const quick = useQuickChange(calls);
  const isArchived = request.archived_at !== null;
  const archiveLabel = isArchived ? labels.unarchive : labels.archive;
  const spamLabel = request.is_spam ? labels.notSpam : labels.spam;
  return (
    <>
      <First
        tone="quiet"
        size="small"
        to={paths.admin.clientView(inboxes[request.kind === 'other' ? 'contact' : request.kind], request.reference)}
      >
        <Icon icon={Eye} size={16} />
        {clientViewCopy.open}
      </First>
      <Second
        tone="quiet"
        size="small"
        disabled={quick.isPending}
        onClick={() =>
          quick.mutate({ method: 'post', action: '/archive', body: { is_archived: !isArchived }, done: labels.saved })
        }
      >
        <Icon icon={Archive} size={16} />
        {archiveLabel}
      </Second>
      {/* What is rarely done has no text. */}
      <Rare>
        <IconButton label={labels.print} title={labels.print} onClick={() => window.print()}>
          <Icon icon={Printer} size={20} />
        </IconButton>
        <IconButton
          label={spamLabel}
          title={spamLabel}
          disabled={quick.isPending}
          onClick={() =>
            quick.mutate({ method: 'post', action: '/spam', body: { is_spam: !request.is_spam }, done: labels.saved })
          }
        >
          <Icon icon={ShieldAlert} size={20} />
        </IconButton>
        <IconLink label={labels.audit} title={labels.audit} to={paths.admin.auditOf('requests', request.reference)}>
          <Icon icon={History} size={20} />
        </IconLink>
      </Rare>
    </>
  );
};

const banners: Readonly<Record<string, string>> = labels.banners;

const linkOf = (reference: string) => {
  const kind = kindOfReference(reference);
  return <TextLink to={requestPath({ kind, reference })}>{reference}</TextLink>;
};

/** Says that its sender has other open requests, and leads to them. */
const MaybeTwice = ({ reference }: { reference: string }) => {
  const { data } = useQuery(triageQuery(reference));
  const open = data?.same_sender.filter((one) => one.is_open).length ?? 0;
  if (open === 0) return null;
  return (
    <Alert role="none">
      {triage.maybeTwice(countOf(open, triage.others))} <TextLink to={`#${SAME_SENDER}`}>{triage.showOthers}</TextLink>
    </Alert>
  );
};

/** What is special about the request: where it came from, what it waits for, whether it is hidden from the lists. */
const Notices = ({ request }: Pick<PanelProps, 'request'>) => {
  const { status, question, events, converted_to, converted_from, is_spam, archived_at } = request;
  const banner = banners[status];
  const note = question || events.findLast(({ type }) => type === 'status')?.note;
  return (
    <>
      {banner && (
        <Alert tone={status === 'awaiting_client' ? 'warning' : 'info'} role="none">
          {banner} {note}
        </Alert>
      )}
      {converted_to && (
        <Alert role="none">
          {labels.convertedTo} {linkOf(converted_to)}.
        </Alert>
      )}
      {converted_from && (
        <Alert role="none">
          {labels.convertedFrom} {linkOf(converted_from)}.
        </Alert>
      )}
      {is_spam && (
        <Alert tone="warning" role="none">
          {labels.isSpam}
        </Alert>
      )}
      <MaybeTwice reference={request.reference} />
      {archived_at && <Alert role="none">{labels.isArchived(formatDate(archived_at))}</Alert>}
    </>
  );
};

/** Title, status and actions of the workspace. */
export const WorkspaceHead = ({ request, calls }: PanelProps) => {
  const list = inboxes[request.kind === 'other' ? 'contact' : request.kind];
  return (
    <>
      <RequestHead
        request={request}
        hasKind={false}
        parent={{ label: inbox.lists[list].title, to: paths.admin.list(list) }}
        details={
          <>
            <span>{request.name}</span>
            <span>{formatDate(request.created_at)}</span>
          </>
        }
        actions={<HeadActions request={request} calls={calls} />}
      />
      <Notices request={request} />
    </>
  );
};
