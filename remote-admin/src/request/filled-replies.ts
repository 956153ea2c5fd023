import { queryOptions } from '@tanstack/react-query';
import { filledReply } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { anchors } from 'shared-lib/request';
import * as z from 'zod/mini';
import { insertText } from './insert-text.ts';

const replies = z.array(filledReply);

/**
 * The canned replies for a request, with their variables filled.
 * @param base path of the requests of the role, below `/api`
 */
export const repliesQuery = (base: string, reference: string) =>
  queryOptions({
    queryKey: ['replies', base, reference],
    queryFn: ({ signal }) => http.get(`${base}/${encodeURIComponent(reference)}/replies`, replies, { signal }),
    // The variables name the status and the dates of the request, which change while the page is open.
    staleTime: 0,
  });

const findField = (): HTMLTextAreaElement | undefined => {
  const field = document.getElementById(anchors.composer);
  return field instanceof HTMLTextAreaElement ? field : undefined;
};

/** The button that turns from an internal note to a message; none where the client can receive no message now. */
const findMessageMode = () =>
  document.querySelector<HTMLButtonElement>('main button[data-message-mode]:not(:disabled)');

/** Whether the open page has a conversation to which a message can be written. */
export const hasMessageField = (): boolean => findField() !== undefined && findMessageMode() !== null;

/**
 * Inserts a reply into the message of the open conversation: at the cursor, or after a text in which no cursor was placed yet. After a
 * text it begins its own line.
 */
export const insertIntoMessage = (text: string): void => {
  const mode = findMessageMode();
  const insert = () => {
    const field = findField();
    if (!field) return;
    const { value } = field;
    if (field.selectionEnd === 0) field.setSelectionRange(value.length, value.length);
    const isAfterText = field.selectionStart === value.length && /\S$/.test(value);
    insertText(field, isAfterText ? `\n${text}` : text);
  };
  if (!mode || mode.ariaPressed === 'true') return insert();
  mode.click();
  // The field of the message takes the place of the note's.
  requestAnimationFrame(insert);
};
