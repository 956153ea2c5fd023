import { acceptsMessages, type RequestStatus } from 'shared-lib/contracts';
import { requestPanels, requestStatusLabel } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { adminArea, MessageThread } from 'shared-lib/request';
import { StaffComposer } from 'shared-lib/request/staff';
import { RepliesButton } from '../../request/replies-button.tsx';
import { SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import type { PanelProps } from './workspace-context.ts';

const Write = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  scroll-margin-block-start: 6rem;
`;

/** Moves that need more than a message: a quote, an appointment, a kind, a finished study. */
const WITH_MORE: readonly RequestStatus[] = [
  'quoted',
  'accepted',
  'scheduled',
  'converted',
  'client_review',
  'delivered',
];

/** Messages and internal notes in the order of time, and one composer with two modes that look different. */
export const ConversationPanel = ({ request, calls }: PanelProps) => {
  const { reference, kind, messages, notes, events, files, phone_e164 } = request;
  const moves = request.moves
    .filter(({ to, needs_note }) => !needs_note && !WITH_MORE.includes(to))
    .map(({ to }) => ({ to, label: requestStatusLabel(kind, to) }));
  return (
    <MessageThread
      title={requestPanels.conversation}
      side="staff"
      messages={messages}
      notes={notes}
      events={events}
      linkOf={calls.linkOf}
      onRead={() => void calls.markRead()}
    >
      <Write id="reply" data-commands="" {...SCREEN_ONLY}>
        <StaffComposer
          reference={reference}
          files={files}
          canMessage={acceptsMessages(request.status, request.moves)}
          moves={moves}
          onMove={(to) => calls.change('post', '/transitions', { to })}
          onMessage={(input, key) => calls.change('post', '/messages', input, key)}
          onNote={(input, key) => calls.change('post', '/notes', input, key)}
          sendFile={calls.upload}
          tools={
            <RepliesButton
              base={adminArea.base}
              reference={reference}
              phone={phone_e164?.split(' ')[0] || undefined}
              managePath={paths.admin.list('canned-replies')}
            />
          }
        />
      </Write>
    </MessageThread>
  );
};
