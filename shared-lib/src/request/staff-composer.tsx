import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState, type ReactNode } from 'react';
import type { MessageInput, NoteInput, RequestFile } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { Composer } from './composer.tsx';
import type { SendFile } from './uploads.ts';

const { composer: labels } = requestPanels;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2h);
`;
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
}

/** Writes to the client or an internal note. The internal mode looks different, and each mode has its own draft. */
export const StaffComposer = ({ reference, files, canMessage, onMessage, onNote, sendFile, tools }: Props) => {
  const [chosen, setChosen] = useState<'message' | 'note'>('message');
  const mode = canMessage ? chosen : 'note';
  return (
    <>
      <Bar>
        <Modes role="group" aria-label={labels.modes}>
          <button
            type="button"
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
      </Bar>
      {mode === 'message' ? (
        <Composer
          key="message"
          name={`message:${reference}`}
          label={labels.toClient}
          sendLabel={labels.sendToClient}
          hint={labels.clientHint}
          files={files}
          onSend={onMessage}
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
