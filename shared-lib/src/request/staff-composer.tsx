import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState, type ReactNode } from 'react';
import type { MessageInput, NoteInput, RequestFile, RequestStatus } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { Composer } from './composer.tsx';
import type { SendFile } from './uploads.ts';
import { Cluster } from 'shared-lib/ui/stack';

const { composer: labels } = requestPanels;

const Modes = styled.div`
  display: inline-flex;
  border: 1px solid ${color.lineStrong};
  border-radius: var(--r1);
  background: ${color.white};
  button {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    min-block-size: 2.75rem;
    padding: var(--s1) var(--s3h);
    border: 0;
    background: none;
    color: ${color.text};
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  button + button {
    border-inline-start: 1px solid ${color.line};
  }
  [aria-pressed='true'] {
    background: ${color.ink900};
    color: ${color.white};
  }
  [data-internal][aria-pressed='true'] {
    background: ${color.brass100};
    color: ${color.brass700};
    box-shadow: inset 0 -2px 0 ${color.brass500};
  }
`;

interface Props {
  reference: string;
  files: readonly RequestFile[];
  /** Whether the client can receive messages now; notes are always possible. */
  canMessage: boolean;
  onMessage: (input: MessageInput, key: string) => Promise<unknown>;
  onNote: (input: NoteInput, key: string) => Promise<unknown>;
  sendFile: SendFile;
  /** Beside the choice of the mode, such as canned replies. */
  tools?: ReactNode;
  /** Statuses to which the request can go with the message. */
  moves?: readonly MoveAfter[];
  onMove?: (to: RequestStatus) => Promise<unknown>;
}

export interface MoveAfter {
  to: RequestStatus;
  /** Label of the status. */
  label: string;
}

const NextStatus = styled(Select)`
  inline-size: auto;
  min-block-size: 2.5rem;
  padding-block: var(--s1);
  font-size: var(--fs-sm);
`;

/** Sends a message and then moves the request. The message is sent even where the move is refused, which is said. */
const useMessage = ({ onMessage, moves = [], onMove }: Pick<Props, 'onMessage' | 'moves' | 'onMove'>) => {
  const [chosen, setChosen] = useState<RequestStatus>();
  // Somebody else may have moved the request meanwhile.
  const next = moves.find(({ to }) => to === chosen);
  const send = async (input: MessageInput, key: string) => {
    await onMessage(input, key);
    if (!next || !onMove) return;
    setChosen(undefined);
    try {
      await onMove(next.to);
    } catch (error) {
      toast.failure(labels.notMoved(next.label), error instanceof HttpError ? error.message : undefined);
    }
  };
  const choice = moves.length > 0 && (
    <NextStatus
      aria-label={labels.afterSending}
      value={next?.to ?? ''}
      onChange={({ target }) => setChosen(moves.find(({ to }) => to === target.value)?.to)}
    >
      <option value="">{labels.staysAs}</option>
      {moves.map(({ to, label }) => (
        <option key={to} value={to}>
          {labels.thenMove(label)}
        </option>
      ))}
    </NextStatus>
  );
  return { send, choice, sendLabel: next ? labels.sendAndMove(next.label) : labels.sendToClient };
};

/** Writes to the client or an internal note. The internal mode looks different, and each mode has its own draft. */
export const StaffComposer = ({ reference, files, canMessage, onNote, sendFile, tools, ...rest }: Props) => {
  const message = useMessage(rest);
  const [chosen, setChosen] = useState<'message' | 'note'>('message');
  const mode = canMessage ? chosen : 'note';
  return (
    <>
      <Cluster $gap="2h" $align="center" $justify="space-between">
        <Modes role="group" aria-label={labels.modes}>
          <button
            type="button"
            data-message-mode=""
            aria-pressed={mode === 'message'}
            disabled={!canMessage}
            onClick={() => setChosen('message')}
          >
            <Icon icon={MessageSquare} size={16} />
            {labels.toClient}
          </button>
          <button type="button" data-internal="" aria-pressed={mode === 'note'} onClick={() => setChosen('note')}>
            <Icon icon={Lock} size={16} />
            {labels.note}
          </button>
        </Modes>
        {mode === 'message' && tools}
      </Cluster>
      {mode === 'message' ? (
        <Composer
          key="message"
          name={`message:${reference}`}
          label={labels.toClient}
          sendLabel={message.sendLabel}
          beside={message.choice}
          hint={labels.clientHint}
          files={files}
          onSend={message.send}
          sendFile={sendFile}
        />
      ) : (
        <Composer
          key="note"
          name={`note:${reference}`}
          label={labels.note}
          placeholder={labels.notePlaceholder}
          sendLabel={labels.saveNote}
          sentMessage={labels.noteSaved}
          hint={labels.noteHint}
          isInternal
          onSend={({ body }, key) => onNote({ body }, key)}
        />
      )}
    </>
  );
};
