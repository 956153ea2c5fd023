import type { ClientRequestDetail } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { requestCopy as labels } from '../../copy/requests.ts';

const Thread = styled.ol`
  display: grid;
  gap: 1rem;
`;
const Message = styled.li<{ $isMine: boolean }>`
  display: flex;
  gap: 0.75rem;
  justify-content: ${({ $isMine }) => ($isMine ? 'end' : 'start')};
`;
const Bubble = styled.div<{ $isMine: boolean; $isUnread: boolean }>`
  flex: 0 1 ${({ $isMine }) => ($isMine ? '36rem' : '44rem')};
  min-inline-size: 0;
  padding: 0.875rem 1rem;
  border: 1px solid ${({ $isMine }) => ($isMine ? color.nile50 : color.line)};
  background: ${({ $isMine }) => ($isMine ? color.nile50 : color.white)};
  ${({ $isUnread }) => $isUnread && `border-inline-start: 3px solid ${color.clay600};`}
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
  }
  time,
  small {
    ${text.xs}
    color: ${color.text3};
  }
  em {
    color: ${color.clay600};
    font-size: var(--fs-xs);
    font-style: normal;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
const None = styled.p`
  color: ${color.text2};
`;

/** The messages between the client and the company, oldest first. */
export const MessageThread = ({ messages }: Pick<ClientRequestDetail, 'messages'>) => (
  <Panel title={labels.messages}>
    {messages.length === 0 && <None>{labels.noMessages}</None>}
    <Thread>
      {messages.map(({ id, author, body, read_at, at }) => {
        const isMine = author.role === 'client' || author.role === 'visitor';
        const isUnread = !isMine && read_at === null;
        return (
          <Message key={id} $isMine={isMine}>
            {!isMine && <Avatar name={author.name} />}
            <Bubble $isMine={isMine} $isUnread={isUnread}>
              <header>
                <b>{isMine ? labels.you : author.name}</b>
                <time dateTime={at}>{formatDateTime(at)}</time>
                {isUnread && <em>{labels.isNew}</em>}
              </header>
              <p>{body}</p>
              {isMine && read_at && <small>{labels.seen(formatDateTime(read_at))}</small>}
            </Bubble>
          </Message>
        );
      })}
    </Thread>
  </Panel>
);
