import type { ReactNode } from 'react';
import type { ClientRequest } from 'shared-lib/contracts';
import { requestKindLabels, requestPanels as labels, requestPriorityLabels } from 'shared-lib/copy';
import { formatDate, requestTitle } from 'shared-lib/format';
import { color, media, text } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { Ltr } from 'shared-lib/ui/bdi';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import styled from 'styled-components';
import { PAPER_PART } from './print-part.ts';
import { anchors, RequestBadge, type Side } from './request-title.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4);
  > div:first-child {
    display: grid;
    flex: 1 1 24rem;
    gap: var(--s2);
    min-inline-size: 0;
  }
  h1 {
    ${text.pageTitle}
    overflow-wrap: anywhere;
  }
`;
const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
/** The breadcrumbs, which have the reference on the screen, are not printed. */
const PrintedReference = styled.span`
  display: none;
  ${media.print} {
    display: inline;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  ${media.phone} {
    gap: var(--s1h);
  }
  ${media.stacked} {
    inline-size: 100%;
    > * {
      flex: 1;
    }
  }
`;

interface Props {
  request: Pick<
    ClientRequest,
    'reference' | 'kind' | 'status' | 'subject' | 'project_idea' | 'description' | 'priority' | 'created_at'
  >;
  side?: Side | undefined;
  /** The list that the page belongs to. */
  parent: { label: string; to: string };
  /** Replaces the date of arrival, for example with the client's name. */
  details?: ReactNode;
  actions?: ReactNode;
  /** Omit the kind where the parent names it. */
  hasKind?: boolean;
}

/** Reference, title, status and kind of a request. */
export const RequestHead = ({ request, side, parent, details, actions, hasKind = true }: Props) => (
  <Head {...PAPER_PART}>
    <div>
      <Breadcrumbs items={[parent, { label: request.reference }]} />
      <h1>{requestTitle(request)}</h1>
      <Meta id={anchors.status} tabIndex={-1}>
        <PrintedReference>
          <Ltr>{request.reference}</Ltr>
        </PrintedReference>
        <RequestBadge request={request} side={side} />
        {request.priority === 'urgent' && <Tag>{requestPriorityLabels.urgent}</Tag>}
        {hasKind && <span>{requestKindLabels[request.kind]}</span>}
        {details ?? <span>{labels.sentAt(formatDate(request.created_at))}</span>}
      </Meta>
    </div>
    {actions && (
      <Actions data-screen-only data-commands="">
        {actions}
      </Actions>
    )}
  </Head>
);
