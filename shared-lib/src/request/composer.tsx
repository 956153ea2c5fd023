import Send from 'lucide-react/icons/send';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { messageInput, noteInput, type MessageInput, type RequestFile } from 'shared-lib/contracts';
import { failures, fieldErrorMessage, requestPanels, verbs } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { AttachButton, AttachedFiles } from './attachments.tsx';
import { useComposerDraft } from './composer-draft.ts';
import { anchors } from './request-title.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads, type SendFile } from './uploads.ts';

const { composer: labels } = requestPanels;

const Box = styled.form<{ $isInternal: boolean }>`
  border: 1px solid ${({ $isInternal }) => ($isInternal ? color.brass500 : color.lineStrong)};
  border-radius: var(--r1);
  background: ${({ $isInternal }) => ($isInternal ? color.brass100 : color.white)};
  scroll-margin-block-start: 6rem;
  &:focus-within {
    border-color: ${({ $isInternal }) => ($isInternal ? color.brass700 : color.nile600)};
    box-shadow: 0 0 0 3px rgb(23 98 95 / 0.22);
  }
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 5rem;
    max-block-size: 20rem;
    /* A restored draft is visible as a whole. */
    field-sizing: content;
    padding: var(--s3h) var(--s4);
    border: 0;
    outline: 0;
    background: none;
    color: ${color.text};
    font-size: 1rem;
    line-height: 1.75;
    resize: vertical;
  }
  textarea::placeholder {
    color: ${({ $isInternal }) => ($isInternal ? color.text2 : color.placeholder)};
    opacity: 1;
  }
  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid;
    }
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding: var(--s2) var(--s2h);
  border-block-start: 1px solid ${color.line};
  > small {
    margin-inline-start: auto;
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
`;
const Problem = styled.div`
  padding: var(--s2) var(--s4);
`;

interface Props {
  /** Name of the draft. */
  name: string;
  /** Accessible name of the text field. */
  label: string;
  placeholder?: string;
  sendLabel?: string;
  /** Message after the text was stored. */
  sentMessage?: string;
  /** Shown beside the buttons while the field is empty. */
  hint?: string;
  /** An internal note: brass, without files. */
  isInternal?: boolean;
  /** All files of the request: a draft names its files by id. */
  files?: readonly RequestFile[];
  /** @param key value of the `Idempotency-Key` header */
  onSend: (input: MessageInput, key: string) => Promise<unknown>;
  /** Without it the message has no files. */
  sendFile?: SendFile;
  /** Beside the button that sends. */
  beside?: ReactNode;
}

/** Moves the focus to the text field of the page's composer. */
export const focusComposer = (): void => {
  const field = document.getElementById(anchors.composer);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

/** The first problem of the text, as an Arabic sentence. */
const problemOf = (text: string, fileIds: readonly number[], isInternal: boolean): string | undefined => {
  const parsed = isInternal
    ? noteInput.safeParse({ body: text })
    : messageInput.safeParse({ body: text, file_ids: [...fileIds] });
  return parsed.success ? undefined : fieldErrorMessage(parsed.error.issues[0]?.message ?? '');
};

const useComposer = (props: Props) => {
  const { name, isInternal = false, onSend, sendFile, sentMessage = labels.sent } = props;
  const { draft, isEmpty, isStored, change, clear } = useComposerDraft(name);
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const uploads = useUploads({
    send: sendFile ?? (() => Promise.reject(new HttpError('forbidden'))),
    onStored: ({ id }) => change(({ fileIds }) => ({ fileIds: [...fileIds, id] })),
  });
  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    const message = uploads.isRunning ? labels.uploadsRunning : problemOf(draft.text, draft.fileIds, isInternal);
    if (message) return refuse(message);
    setProblem(undefined);
    setIsSending(true);
    try {
      await onSend({ body: draft.text.trim(), file_ids: [...draft.fileIds] }, draft.key);
      clear();
      toast.success(sentMessage);
    } catch (error) {
      refuse(labels.failed(error instanceof HttpError ? error.message : failures.server));
    } finally {
      setIsSending(false);
    }
  };
  const write = (text: string) => {
    setProblem(undefined);
    change(() => ({ text }));
  };
  const draftState = isStored ? labels.draftSaved : labels.draftNotStored;
  const hint = isEmpty ? (props.hint ?? labels.draftHint) : draftState;
  return { draft, change, write, uploads, problem, isSending, send, field, hint };
};

/** Writes a message or an internal note. What is typed is never lost: a failure keeps it, and so does a reload. */
export const Composer = (props: Props) => {
  const { label, placeholder = labels.placeholder, sendLabel = labels.send, isInternal = false, files = [] } = props;
  const { draft, change, write, uploads, problem, isSending, send, field, hint } = useComposer(props);
  const problemId = useId();
  const sendByKey = (event: KeyboardEvent) => {
    if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Box
      data-screen-only
      $isInternal={isInternal}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        id={anchors.composer}
        ref={field}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder={placeholder}
        value={draft.text}
        readOnly={isSending}
        onChange={({ target }) => write(target.value)}
        onKeyDown={sendByKey}
      />
      <AttachedFiles
        files={draft.fileIds.flatMap((id) => files.find((file) => file.id === id) ?? [])}
        onRemove={(removed) => change(({ fileIds }) => ({ fileIds: fileIds.filter((id) => id !== removed) }))}
      />
      <UploadList {...uploads} />
      {problem && (
        <Problem id={problemId}>
          <Alert tone="danger">{problem}</Alert>
        </Problem>
      )}
      <Bar>
        <Button
          type="submit"
          size="small"
          tone={isInternal ? 'outline' : 'primary'}
          pending={isSending}
          pendingText={isInternal ? labels.saving : verbs.sending}
        >
          {!isInternal && <Icon icon={Send} size={20} mirrored />}
          {sendLabel}
        </Button>
        {props.beside}
        {props.sendFile && <AttachButton onFiles={uploads.add} />}
        <small>{hint}</small>
      </Bar>
    </Box>
  );
};
