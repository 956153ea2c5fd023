import Archive from 'lucide-react/icons/archive';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Reply from 'lucide-react/icons/reply';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import type { AdminRequest } from 'shared-lib/contracts';
import { consultationTimelineLabels, feasibilityTimelineLabels, budgetLabels } from 'shared-lib/copy';
import { formatDateTime, formatPreferredTime } from 'shared-lib/format';
import { RequestBadge, ValueList } from 'shared-lib/request';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button, ButtonLink, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { PhoneLinks } from 'shared-lib/ui/phone-links';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { replyPath, requestPath } from '../../request/request-link.ts';
import { SourcePath } from '../../request/source-path.tsx';
import { Columns } from 'shared-lib/ui/stack';

const Box = styled.aside`
  position: sticky;
  inset-block-start: 4.5rem;
  display: grid;
  align-self: start;
  align-content: start;
  gap: var(--s4);
  max-block-size: calc(100svh - 4.5rem);
  padding: var(--s5);
  overflow: auto;
  overflow-wrap: anywhere;
  border-inline-start: 1px solid ${color.line};
  h2 {
    font-size: 1.125rem;
    line-height: 1.6;
  }
  > p {
    ${text.sm}
    color: ${color.text2};
  }
  /* Beside the rows only when there is enough space. */
  @media (max-width: 80em) {
    display: none;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  span {
    display: inline-flex;
    gap: var(--s1);
  }
`;
const Quote = styled.blockquote`
  max-block-size: 16rem;
  margin: 0;
  padding-inline-start: var(--s3h);
  border-inline-start: 2px solid ${color.brass500};
  overflow: auto;
  font-size: 0.9375rem;
  white-space: pre-line;
`;

const choices: Readonly<Record<string, string>> = {
  ...budgetLabels,
  ...consultationTimelineLabels,
  ...feasibilityTimelineLabels,
};
const labelled = (value: string | null) => value && (choices[value] ?? value);

interface Props {
  row: AdminRequest;
  pending: boolean;
  onMove: (step: -1 | 1) => void;
  onAssign: () => void;
  onArchive: () => void;
  onSpam: () => void;
}

/** The current request of the inbox: what was sent, and what to do with it. */
export const InboxPreview = ({ row, pending, onMove, onAssign, onArchive, onSpam }: Props) => (
  <Box aria-label={inbox.preview}>
    <Line>
      <Ltr>{row.reference}</Ltr>
      <span>
        <IconButton size="small" label={inbox.previous} onClick={() => onMove(-1)}>
          <Icon icon={ChevronUp} size={16} />
        </IconButton>
        <IconButton size="small" label={inbox.next} onClick={() => onMove(1)}>
          <Icon icon={ChevronDown} size={16} />
        </IconButton>
      </span>
    </Line>
    <h2>{row.title}</h2>
    <p>{inbox.sentBy(row.name, formatDateTime(row.created_at))}</p>
    <div>
      <RequestBadge request={row} />
    </div>
    <Quote tabIndex={0}>{row.message ?? row.description ?? row.project_idea}</Quote>
    <ValueList
      items={[
        [inbox.capitalField, row.capital_amount],
        [inbox.budget, labelled(row.budget_range)],
        [inbox.location, row.location],
        [inbox.market, row.target_market],
        [inbox.timeline, labelled(row.timeline)],
        [inbox.preferredTimes, row.preferred_times?.map(formatPreferredTime).join('\n')],
        [inbox.phone, row.phone && <PhoneLinks key="phone" phone={row.phone} e164={row.phone_e164} />],
        [inbox.email, <Ltr key="email">{row.email}</Ltr>],
        [inbox.sector, row.sector?.name_ar],
        [inbox.source, row.source_path && <SourcePath key="source" path={row.source_path} />],
      ]}
    />
    <ButtonLink size="small" to={requestPath(row)}>
      {inbox.open}
    </ButtonLink>
    <Columns $gap="2" $columns="repeat(2, minmax(0, 1fr))">
      <Button tone="quiet" size="small" disabled={pending} onClick={onAssign}>
        <Icon icon={UserPlus} size={16} />
        {inbox.bulk.assign}
      </Button>
      <ButtonLink tone="quiet" size="small" to={replyPath(row)}>
        <Icon icon={Reply} size={16} />
        {inbox.reply}
      </ButtonLink>
      <Button tone="quiet" size="small" disabled={pending} onClick={onArchive}>
        <Icon icon={Archive} size={16} />
        {row.archived_at ? inbox.bulk.unarchive : inbox.bulk.archive}
      </Button>
      <Button tone="quiet" size="small" disabled={pending} onClick={onSpam}>
        <Icon icon={ShieldAlert} size={16} />
        {row.is_spam ? inbox.bulk.notSpam : inbox.bulk.spam}
      </Button>
    </Columns>
  </Box>
);
