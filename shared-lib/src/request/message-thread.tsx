import { Fragment, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FileLink, RequestEvent, RequestFile, RequestMessage, RequestNote } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { LiveRegion, useAnnouncer } from 'shared-lib/ui/visually-hidden';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { MessageBubble, NoteBubble, QuestionBubble } from './message-bubble.tsx';
import { anchors, isFromClient, type Side } from './request-title.tsx';
import { Stack } from 'shared-lib/ui/stack';

const Day = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s3);
  color: ${color.text3};
  font-size: var(--fs-xs);
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${color.line};
  }
`;
const Count = styled.span`
  margin-inline-start: var(--s2);
  color: ${color.text3};
  font-size: var(--fs-sm);
`;
const None = styled.p`
  color: ${color.text2};
`;

const DAY_MS = 24 * 3_600_000;

/** «اليوم», «أمس» or the date. */
const dayLabel = (at: string, now: number | undefined): string => {
  const day = formatDate(at);
  if (now === undefined) return day;
  if (day === formatDate(new Date(now).toISOString())) return labels.today;
  return day === formatDate(new Date(now - DAY_MS).toISOString()) ? labels.yesterday : day;
};

type Entry =
  | { at: string; message: RequestMessage }
  | { at: string; note: RequestNote }
  | { at: string; question: RequestEvent };

const keyOf = (entry: Entry): string => {
  if ('message' in entry) return `message-${entry.message.id}`;
  return 'note' in entry ? `note-${entry.note.id}` : `question-${entry.at}`;
};

/** What the client was asked: it belongs to the conversation, although it was sent with a change of the status. */
const isQuestion = ({ type, to, note }: RequestEvent): boolean =>
  type === 'status' && to === 'awaiting_client' && Boolean(note);

const inOrder = (
  messages: readonly RequestMessage[],
  notes: readonly RequestNote[],
  events: readonly RequestEvent[],
): Entry[] =>
  [
    ...events.filter(isQuestion).map((question) => ({ at: question.at, question })),
    ...messages.map((message) => ({ at: message.at, message })),
    ...notes.map((note) => ({ at: note.at, note })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));

const isTheirs = (side: Side, { author }: RequestMessage): boolean => isFromClient(author) !== (side === 'client');

/** Ids of messages that were unread when they were first shown. They stay marked after they are read on this page. */
const useNewMessages = (messages: readonly RequestMessage[], side: Side): ReadonlySet<number> => {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const unread = messages.filter((one) => isTheirs(side, one) && one.read_at === null).map(({ id }) => id);
  if (unread.every((id) => shown.has(id))) return shown;
  const next = new Set([...shown, ...unread]);
  setShown(next);
  return next;
};

/** Calls `onRead` when unread messages are on the screen. */
const useReadMark = (unread: number, onRead: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!end.current || unread === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) read();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [unread]);
  return end;
};

/** Announces each message of the other side that arrives while the page is open. */
const useArrivals = (messages: readonly RequestMessage[], side: Side) => {
  const { announce, region } = useAnnouncer();
  const known = useRef(Number.NEGATIVE_INFINITY);
  const latest = messages.at(-1);
  const tell = useEffectEvent(announce);
  useEffect(() => {
    const isFirst = known.current === Number.NEGATIVE_INFINITY;
    const before = known.current;
    known.current = Math.max(before, latest?.id ?? 0);
    if (!isFirst && latest && latest.id > before && isTheirs(side, latest)) tell(labels.newMessage(latest.author.name));
  }, [latest, side]);
  return region;
};

const noNotes: readonly RequestNote[] = [];

interface Props {
  title?: string;
  side: Side;
  messages: readonly RequestMessage[];
  /** Internal notes, for staff; they stand between the messages by time. */
  notes?: readonly RequestNote[];
  /** All events of the request; questions to the client stand between the messages. */
  events: readonly RequestEvent[];
  linkOf: (file: RequestFile) => Promise<FileLink>;
  /** Called when unread messages are on the screen. */
  onRead: () => void;
  /** The composer, or why no message can be sent. */
  children?: ReactNode;
}

/** The conversation about a request, oldest first. */
export const MessageThread = ({
  title = labels.messages,
  side,
  messages,
  notes = noNotes,
  events,
  linkOf,
  onRead,
  children,
}: Props) => {
  const now = useMinuteClock();
  const fresh = useNewMessages(messages, side);
  const region = useArrivals(messages, side);
  const unread = messages.filter((one) => isTheirs(side, one) && one.read_at === null).length;
  const end = useReadMark(unread, onRead);
  const entries = inOrder(messages, notes, events);
  return (
    <Panel
      id={anchors.messages}
      screenOnly={entries.length === 0}
      title={
        <>
          {title}
          {messages.length > 0 && <Count aria-hidden="true">{formatNumber(messages.length)}</Count>}
        </>
      }
    >
      <Stack $gap="4">
        {entries.length === 0 && <None>{labels.noMessages}</None>}
        <Stack as="ol" $gap="4">
          {entries.map((entry, index) => {
            const before = entries[index - 1];
            const isNewDay = !before || formatDate(before.at) !== formatDate(entry.at);
            return (
              <Fragment key={keyOf(entry)}>
                {isNewDay && <Day>{dayLabel(entry.at, now)}</Day>}
                {'message' in entry ? (
                  <MessageBubble
                    message={entry.message}
                    side={side}
                    isNew={fresh.has(entry.message.id)}
                    linkOf={linkOf}
                  />
                ) : null}
                {'note' in entry && <NoteBubble note={entry.note} />}
                {'question' in entry && <QuestionBubble question={entry.question} side={side} />}
              </Fragment>
            );
          })}
        </Stack>
        <div ref={end} />
        <LiveRegion {...region} />
        {children}
      </Stack>
    </Panel>
  );
};
