import CheckCheck from 'lucide-react/icons/check-check';
import type { FileLink, RequestFile, RequestEvent, RequestMessage, RequestNote } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDateTime, formatTime } from 'shared-lib/format';
import { color, media, text, weight } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Icon } from 'shared-lib/ui/icon';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { FileItems, FileRow } from './file-row.tsx';
import { InternalMark } from './internal-mark.tsx';
import { anchors, isFromClient, type Side } from './request-title.tsx';

const Item = styled.li<{ $isMine: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isMine }) => ($isMine ? 'minmax(0, 1fr)' : '2.5rem minmax(0, 1fr)')};
  gap: var(--s3);
  max-inline-size: 44rem;
  scroll-margin-block-start: 6rem;
  ${({ $isMine }) => $isMine && 'justify-self: end; inline-size: min(36rem, 92%);'}
`;
const Bubble = styled.article<{ $isMine: boolean; $isUnread: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s1h);
  padding: var(--s3) var(--s4);
  border: 1px solid ${({ $isMine }) => ($isMine ? color.nile100 : color.line)};
  background: ${({ $isMine }) => ($isMine ? color.nile50 : color.white)};
  ${({ $isUnread }) => $isUnread && `border-inline-start: 3px solid ${color.clay600};`}
  p {
    font-size: 0.9375rem;
    line-height: 1.85;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s1) var(--s2);
  color: ${color.text2};
  font-size: var(--fs-xs);
  b {
    color: ${color.ink900};
    font-size: var(--fs-sm);
  }
  time {
    margin-inline-start: auto;
    ${text.tabular}
  }
  em {
    color: #8f3c23;
    font-style: normal;
    font-weight: ${weight.strong};
  }
  ${media.stacked} {
    time {
      margin-inline-start: 0;
    }
  }
`;
const Seen = styled.small`
  display: inline-flex;
  align-items: center;
  gap: var(--s1h);
  color: ${color.text2};
  font-size: 0.75rem;
  svg {
    color: ${color.nile600};
  }
`;

interface MessageProps {
  message: RequestMessage;
  side: Side;
  /** Unread when the page was opened, or arrived since. */
  isNew: boolean;
  linkOf: (file: RequestFile) => Promise<FileLink>;
}

/** A message: theirs at the start with an avatar, ours at the end. */
export const MessageBubble = ({ message, side, isNew, linkOf }: MessageProps) => {
  const { author, body, attachments, at, read_at } = message;
  const isMine = isFromClient(author) === (side === 'client');
  const seen = side === 'client' ? labels.seen : labels.seenByClient;
  return (
    <Item $isMine={isMine} id={anchors.message(message)} tabIndex={-1}>
      {!isMine && <Avatar name={author.name} />}
      <Bubble $isMine={isMine} $isUnread={isNew}>
        <Head>
          <b>{isMine && side === 'client' ? labels.you : author.name}</b>
          {!(isMine && side === 'client') && <span>{labels.authorRoles[author.role]}</span>}
          <time dateTime={at}>{formatTime(at)}</time>
          {isNew && <em>{labels.isNew}</em>}
        </Head>
        <p>{figuresInText(body)}</p>
        {attachments.length > 0 && (
          <FileItems>
            {attachments.map((file) => (
              <FileRow key={file.id} file={file} linkOf={linkOf} />
            ))}
          </FileItems>
        )}
        {isMine && read_at && (
          <Seen>
            <Icon icon={CheckCheck} size={16} />
            {seen(formatDateTime(read_at))}
          </Seen>
        )}
      </Bubble>
    </Item>
  );
};

/** A question to the client, at the side of those who asked it. */
export const QuestionBubble = ({ question: { actor, note, at }, side }: { question: RequestEvent; side: Side }) => (
  <Item $isMine={side === 'staff'}>
    {side === 'client' && <Avatar name={actor.name} />}
    <Bubble $isMine={side === 'staff'} $isUnread={false}>
      <Head>
        <b>{actor.name}</b>
        <span>{labels.asked[side]}</span>
        <time dateTime={at}>{formatTime(at)}</time>
      </Head>
      <p>{note && figuresInText(note)}</p>
    </Bubble>
  </Item>
);

const NoteItem = styled.li`
  display: grid;
  gap: var(--s1);
  padding: var(--s3) var(--s4);
  border-inline-start: 3px solid ${color.brass500};
  background: ${color.brass100};
  p {
    font-size: 0.9375rem;
    line-height: 1.8;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** A note that only staff can see. Nothing for clients has its ground. */
export const NoteBubble = ({ note: { author, body, at } }: { note: RequestNote }) => (
  <NoteItem>
    <Head>
      <InternalMark />
      <b>{author.name}</b>
      <time dateTime={at}>{formatTime(at)}</time>
    </Head>
    <p>{figuresInText(body)}</p>
  </NoteItem>
);
