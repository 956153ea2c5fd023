import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import FileUp from 'lucide-react/icons/file-up';
import MessageSquare from 'lucide-react/icons/message-square';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Star from 'lucide-react/icons/star';
import type { OwedDocuments, RequiredAction } from 'shared-lib/contracts';
import { formatDate, formatDateTime, formatDay, formatNumber, formatTime, formatUsd } from 'shared-lib/format';
import { QueryBlock } from 'shared-lib/list';
import { isSafeLink, paths } from 'shared-lib/paths';
import { anchors } from 'shared-lib/request';
import { Link } from 'shared-lib/router';
import { color, media, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import { IconTile, type IconTileTone } from 'shared-lib/ui/icon-tile';
import { Panel } from 'shared-lib/ui/panel';
import { TimeLeft } from 'shared-lib/ui/relative-time';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { clientHomeCopy as labels, dashboardListCopy } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { Count, Meta, PanelNote, PanelRows, RowTitle } from '../../dashboard/list-styles.ts';

const MAX_SHOWN = 5;
const DAY_MS = 86_400_000;

const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3h) var(--s5);
  ${media.stacked} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
const Due = styled.p`
  display: flex;
  align-items: start;
  gap: var(--s2);
  color: ${color.warning};
  font-size: var(--fs-sm);
  font-weight: ${weight.medium};
  svg {
    margin-block-start: var(--s1h);
  }
`;
const Question = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  ${media.stacked} {
    grid-column: 1 / -1;
    > * {
      flex: 1;
    }
  }
`;

const icons: Record<RequiredAction['kind'], IconGlyph> = {
  quote: ReceiptText,
  question: MessageSquare,
  review: ClipboardCheck,
  appointment: CalendarClock,
  rating: Star,
  other: MessageSquare,
};

const tones: Partial<Record<RequiredAction['kind'], IconTileTone>> = { quote: 'clay', appointment: 'brass' };

/** When the response is due, with the time left. */
const DueDate = ({ kind, at }: Pick<RequiredAction, 'kind' | 'at'>) => {
  if (!at) return null;
  if (kind === 'appointment')
    return (
      <Due>
        <Icon icon={Clock} size={16} />
        {formatDateTime(at)}
      </Due>
    );
  const date = formatDate(at);
  return (
    <Due>
      <Icon icon={Clock} size={16} />
      <span>
        {kind === 'quote' ? labels.validUntil(date) : labels.dueBy(date)}
        {dashboardListCopy.comma}
        <TimeLeft until={at} />
      </span>
    </Due>
  );
};

/** The part of the page of a request where the action is done. */
const partOf: Record<RequiredAction['kind'], string> = {
  quote: anchors.quote,
  question: anchors.messages,
  review: anchors.files,
  appointment: anchors.path,
  rating: anchors.path,
  other: anchors.path,
};

/** «غداً 3:53 م» */
const sessionTime = (at: string): string => {
  const now = Date.now();
  const dayIn = (days: number) => formatDate(new Date(now + days * DAY_MS).toISOString());
  const date = formatDate(at);
  const day = date === dayIn(0) ? labels.today : date === dayIn(1) ? labels.tomorrow : formatDay(at);
  return `${day} ${formatTime(at)}`;
};

/** What waits; that of an appointment begins with its time. */
const titleOf = ({ kind, title, at }: RequiredAction): string =>
  kind === 'appointment' && at ? labels.session(sessionTime(at), title) : labels.actions[kind].title(title);

const Action = ({ action, isFirst }: { action: RequiredAction; isFirst: boolean }) => {
  const { kind, reference, text, amount, link } = action;
  const to = `${paths.request(reference)}#${partOf[kind]}`;
  const words = labels.actions[kind];
  return (
    <Item>
      <IconTile icon={icons[kind]} tone={tones[kind] ?? 'nile'} />
      <div>
        <RowTitle>
          <Link to={to}>{titleOf(action)}</Link>
        </RowTitle>
        <Meta>
          <Ltr>{reference}</Ltr>
          {amount !== null && <span>{formatUsd(amount)}</span>}
        </Meta>
        {text && <Question>{text}</Question>}
        <DueDate kind={kind} at={action.at} />
      </div>
      <Buttons>
        <ButtonLink size="small" tone={isFirst ? 'primary' : 'quiet'} to={to}>
          {words.button}
        </ButtonLink>
        {isSafeLink(link) && (
          <ButtonLink size="small" tone="quiet" to={link}>
            {labels.call}
          </ButtonLink>
        )}
      </Buttons>
    </Item>
  );
};

/** The documents that a request waits for, with the way to their list. */
const Documents = ({
  owed: { reference, title, documents, due_at },
  isFirst,
}: {
  owed: OwedDocuments;
  isFirst: boolean;
}) => {
  const to = paths.request(reference, 'checklist');
  return (
    <Item>
      <IconTile icon={FileUp} tone="nile" />
      <div>
        <RowTitle>
          <Link to={to}>{labels.documents.title(title)}</Link>
        </RowTitle>
        <Meta>
          <Ltr>{reference}</Ltr>
        </Meta>
        <Question>{labels.documents.list(documents)}</Question>
        <DueDate kind="question" at={due_at} />
      </div>
      <Buttons>
        <ButtonLink size="small" tone={isFirst ? 'primary' : 'quiet'} to={to}>
          {labels.documents.button}
        </ButtonLink>
      </Buttons>
    </Item>
  );
};

/** What waits for the client, by due date; the rest is in the list of requests. */
export const RequiredPanel = () => {
  const query = useQuery(dashboardQueries.clientSummary());
  const total = query.data?.required_total ?? 0;
  const counted = total + (query.data?.documents?.length ?? 0);
  return (
    <Panel
      flush
      title={
        <>
          {labels.required}
          {counted > 0 && <Count>{formatNumber(counted)}</Count>}
        </>
      }
    >
      <QueryBlock isFlush query={query} rows={3} failed={dashboardListCopy.summaryFailed}>
        {({ required, documents = [] }) =>
          required.length + documents.length === 0 ? (
            <PanelNote>{labels.requiredNone}</PanelNote>
          ) : (
            <PanelRows>
              {required.slice(0, MAX_SHOWN).map((action, index) => (
                <li key={`${action.kind} ${action.reference}`}>
                  <Action action={action} isFirst={index === 0} />
                </li>
              ))}
              {documents.slice(0, MAX_SHOWN).map((owed, index) => (
                <li key={`documents ${owed.reference}`}>
                  <Documents owed={owed} isFirst={required.length === 0 && index === 0} />
                </li>
              ))}
            </PanelRows>
          )
        }
      </QueryBlock>
      {total > MAX_SHOWN && (
        <PanelNote>
          <ForwardLink to={`${paths.requests()}?state=required`}>{labels.requiredAll(formatNumber(total))}</ForwardLink>
        </PanelNote>
      )}
    </Panel>
  );
};
