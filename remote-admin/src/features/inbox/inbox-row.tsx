import ChevronsUp from 'lucide-react/icons/chevrons-up';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import UserPlus from 'lucide-react/icons/user-plus';
import type { AdminRequest, Neutral, RequestKind } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { countOf, formatDate } from 'shared-lib/format';
import { RequestBadge } from 'shared-lib/request';
import { Link } from 'shared-lib/router';
import { color, media, shape, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { Tag } from 'shared-lib/ui/tag';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { triage } from '../../copy/triage.ts';
import { RowClock } from '../../request/request-clock.tsx';
import { requestPath } from '../../request/request-link.ts';

const icons: Record<RequestKind | Neutral, IconGlyph> = {
  contact: Mail,
  consultation: MessagesSquare,
  feasibility: FileText,
  other: FileText,
};

const Row = styled.li<{ $isCurrent: boolean; $isSelected: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem 0.5rem minmax(0, 1fr) 9rem 8.75rem;
  gap: var(--s0h) var(--s3h);
  align-items: center;
  min-block-size: 4rem;
  padding: 0.6875rem var(--s4h);
  border-block-end: 1px solid ${color.line};
  ${({ $isSelected }) => $isSelected && `background: ${color.nile50};`}
  ${({ $isCurrent }) => $isCurrent && `background: ${color.brass100}; border-inline-start: 3px solid ${color.brass500};`}
  &:hover {
    background: ${({ $isCurrent }) => ($isCurrent ? color.brass100 : '#fcfaf5')};
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  > label,
  > input {
    position: relative;
    z-index: 1;
  }
  ${media.stacked} {
    grid-template-columns: 1.5rem 0.5rem minmax(0, 1fr) auto;
    padding: var(--s2) var(--s3);
    > :nth-child(3) {
      grid-column: 3 / -1;
    }
    > :nth-child(4) {
      grid-column: 3;
    }
  }
  ${media.narrowEnlargedText} {
    > :nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }
`;
const Unread = styled.span`
  inline-size: 0.5rem;
  block-size: 0.5rem;
  background: ${color.clay600};
  clip-path: ${shape.octagon};
`;
const Text = styled.div`
  display: grid;
  min-inline-size: 0;
`;
const Subject = styled.p<{ $isUnread: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  min-inline-size: 0;
  font-size: 0.9375rem;
  line-height: 1.65;
  a {
    color: ${color.ink900};
    font-weight: ${({ $isUnread }) => ($isUnread ? weight.strong : weight.medium)};
  }
  a:focus-visible {
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > span {
    flex: 1 1 12rem;
    overflow: hidden;
    color: ${color.text2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.stacked} {
    flex-wrap: nowrap;
    > span {
      flex-basis: 0;
    }
  }
`;
const Facts = styled.p`
  /* On phones a row has two lines; the page of the request has the rest. */
  ${media.stacked} {
    display: none;
  }
  ${media.columns} {
    display: flex;
  }
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s0h) var(--s3);
  color: ${color.text2};
  font-size: var(--fs-xs);
  line-height: 1.6;
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
  }
  em {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    color: ${color.danger};
    font-style: normal;
    font-weight: ${weight.medium};
  }
`;
const State = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s1);
  color: ${color.text2};
  font-size: var(--fs-xs);
  > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: var(--s1h);
  }
  ${media.stacked} {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-inline-size: 0;
    > :first-child {
      flex: none;
    }
    /* The person in charge: the preview below the list names them. */
    > span:last-child {
      display: none;
    }
  }
`;
const Clock = styled.div`
  color: ${color.text3};
  font-size: var(--fs-xs);
`;

interface Props {
  row: AdminRequest;
  isCurrent: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/** A request in the inbox. The whole row is its link; the check box lies above it. */
export const InboxRow = ({ row, isCurrent, isSelected, onFocus, onToggle }: Props) => (
  <Row $isCurrent={isCurrent} $isSelected={isSelected} onFocus={onFocus}>
    <Checkbox checked={isSelected} aria-label={inbox.select(row.name)} onChange={onToggle} />
    {row.is_unread ? (
      <Unread>
        <VisuallyHidden>{inbox.unread}</VisuallyHidden>
      </Unread>
    ) : (
      <span />
    )}
    <Text>
      <Subject $isUnread={row.is_unread}>
        <Link to={requestPath(row)} data-request={row.id}>
          {row.name}
        </Link>
        <span>{row.title}</span>
      </Subject>
      <Facts>
        {row.priority === 'urgent' && (
          <em>
            <Icon icon={ChevronsUp} size={16} />
            {inbox.urgent}
          </em>
        )}
        <span>
          <Icon icon={icons[row.kind]} size={16} />
          {requestKindLabels[row.kind]}
        </span>
        <Ltr>{row.reference}</Ltr>
        <TimeAgo since={row.created_at} />
        {row.same_sender ? <span>{countOf(row.same_sender, triage.others)}</span> : null}
        {row.snoozed_until && <span>{triage.snoozed(formatDate(row.snoozed_until))}</span>}
        {row.tags?.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </Facts>
    </Text>
    <State>
      <RequestBadge request={row} />
      <span>
        {!row.assignee_name && <Icon icon={UserPlus} size={16} />}
        {row.assignee_name ?? inbox.nobody}
      </span>
    </State>
    <Clock>
      <RowClock clock={row.clock} />
    </Clock>
  </Row>
);
