import { useId } from 'react';
import { useFormContext, useFormState as useControlState } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { useFormState } from './form-context.ts';

const Box = styled.div`
  padding: var(--s4) var(--s4h);
  border-inline-start: 4px solid ${color.danger};
  background: ${color.dangerBg};
  color: ${color.danger};
  font-size: 0.9375rem;
  line-height: 1.75;
  b {
    font-weight: ${weight.strong};
  }
  a {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

/** Flattens nested form errors into messages with their field names. */
const messagesOf = (errors: object, prefix = ''): { name: string; message: string }[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (!error || typeof error !== 'object' || (prefix === '' && key === 'root')) return [];
    const name = `${prefix}${key}`;
    return 'message' in error && typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : messagesOf(error, `${name}.`);
  });

/** Adds the label to a message that does not mention its field («النص أطول من المسموح به»). */
const withLabel = (message: string, label: string | undefined): string =>
  label && !message.includes(label) ? `${label}: ${message}` : message;

/** List of all errors with links to their fields, for forms longer than a screen. It takes the focus after a failed submit. */
export const FormErrorSummary = () => {
  const titleId = useId();
  const { control, setFocus } = useFormContext();
  const { id, fields } = useFormState();
  const messages = messagesOf(useControlState({ control }).errors);
  if (messages.length === 0) return null;
  return (
    <Box role="group" tabIndex={-1} aria-labelledby={titleId} data-form-summary>
      <b id={titleId}>{controls.checkFields}</b>
      <ul>
        {messages.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {withLabel(message, fields.get(name)?.label)}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
};
