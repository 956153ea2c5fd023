import Bell from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import MessageSquare from 'lucide-react/icons/message-square';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserIcon from 'lucide-react/icons/user';
import type { Notification } from 'shared-lib/contracts';
import { formatTime, formatDate } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { color, hiddenLine, weight } from 'shared-lib/theme';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { IconTile } from 'shared-lib/ui/icon-tile';
import styled from 'styled-components';
import { notificationsPage as labels } from 'shared-lib/copy';

const DAY_MS = 24 * 60 * 60_000;

const titleOf = (day: string, now: number): string => {
  if (day === formatDate(new Date(now).toISOString())) return labels.today(day);
  return day === formatDate(new Date(now - DAY_MS).toISOString()) ? labels.yesterday(day) : day;
};

/**
 * Groups notifications by their day in Riyadh and keeps their order.
 * @param now milliseconds since 1970
 */
export const groupByDay = (items: readonly Notification[], now: number): { title: string; items: Notification[] }[] => {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = formatDate(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, dayItems]) => ({ title: titleOf(day, now), items: dayItems }));
};

const Item = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--s4);
  align-items: start;
  padding: var(--s3h) var(--s5);
  border-inline-start: 3px solid transparent;
  ${hiddenLine}
  &[data-unread] {
    border-inline-start-color: ${color.clay600};
    background: ${color.sand100};
  }
  &:hover {
    background: #fcfaf5;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    display: block;
    color: ${color.heading};
    font-weight: ${weight.body};
    line-height: 1.7;
  }
  &[data-unread] b {
    font-weight: ${weight.strong};
  }
  p {
    color: ${color.text2};
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: grid;
    justify-items: end;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  em {
    color: ${color.clay600};
    font-style: normal;
  }
`;

const icons: Record<Notification['kind'], IconGlyph> = {
  message: MessageSquare,
  status: ClipboardCheck,
  quote: ReceiptText,
  file: FileText,
  appointment: CalendarClock,
  reminder: Clock,
  assignment: ListChecks,
  approval: UserIcon,
  deadline: Clock,
  account: UserIcon,
  other: Bell,
};

interface Props {
  notification: Notification;
  onOpen: (id: number) => void;
}

/** A notification. All of it is a link to what it is about. */
export const NotificationItem = ({ notification: { id, kind, title, body, link, read_at, at }, onOpen }: Props) => (
  <Item to={link} data-unread={read_at ? undefined : ''} onClick={() => read_at ?? onOpen(id)}>
    <IconTile icon={icons[kind]} />
    <div>
      <b>{title}</b>
      <p>{body}</p>
    </div>
    <small>
      <time dateTime={at}>{formatTime(at)}</time>
      {!read_at && <em>{labels.isNew}</em>}
    </small>
  </Item>
);
