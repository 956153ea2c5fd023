import { useState } from 'react';
import { requestPanels } from 'shared-lib/copy';
import { Composer, MessageThread } from 'shared-lib/request';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import type { PanelProps } from './workspace-context.ts';

const { composer: labels } = requestPanels;

const Modes = styled.fieldset`
  display: inline-flex;
  justify-self: start;
  border: 1px solid ${color.lineStrong};
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 1rem;
    font-size: var(--fs-sm);
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${color.nile100};
    font-weight: ${weight.strong};
  }
  label[data-internal]:has(:checked) {
    background: ${color.brass100};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
`;
const Write = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  scroll-margin-block-start: 6rem;
  @media print {
    display: none;
  }
`;

type Mode = 'message' | 'note';
const modes: readonly { value: Mode; label: string }[] = [
  { value: 'message', label: labels.toClient },
  { value: 'note', label: labels.note },
];

/** Messages and internal notes in the order of time, and one composer with two modes that look different. */
export const ConversationPanel = ({ request, calls }: PanelProps) => {
  const [mode, setMode] = useState<Mode>('message');
  const { reference, messages, notes, files } = request;
  return (
    <MessageThread
      title={requestPanels.conversation}
      side="staff"
      messages={messages}
      notes={notes}
      linkOf={calls.linkOf}
      onRead={() => void calls.change('post', '/read').catch(() => undefined)}
    >
      <Write id="reply">
        <Modes aria-label={labels.modes}>
          {modes.map(({ value, label }) => (
            <label key={value} data-internal={value === 'note' ? '' : undefined}>
              <input
                type="radio"
                name="composer-mode"
                value={value}
                checked={mode === value}
                onChange={() => setMode(value)}
              />
              {label}
            </label>
          ))}
        </Modes>
        {mode === 'message' ? (
          <Composer
            key="message"
            name={`admin-message:${reference}`}
            label={labels.toClient}
            sendLabel={labels.sendToClient}
            hint={labels.clientHint}
            files={files}
            onSend={(input, key) => calls.change('post', '/messages', input, key)}
            sendFile={calls.upload}
          />
        ) : (
          <Composer
            key="note"
            name={`admin-note:${reference}`}
            label={labels.note}
            sendLabel={labels.saveNote}
            sentMessage={labels.noteSaved}
            hint={labels.noteHint}
            isInternal
            onSend={({ body }, key) => calls.change('post', '/notes', { body }, key)}
          />
        )}
      </Write>
    </MessageThread>
  );
};
