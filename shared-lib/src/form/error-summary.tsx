import { useId } from 'react';
import { useFormContext, useFormState as useControlState } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { color, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { useFormState } from './form-context.ts';

const Box = styled.div`
  padding: 1rem 1.125rem;
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

/** Every message with the name of its field, however deep. */
const messagesOf = (errors: object, above = ''): { name: string; message: string }[] =>
  Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (!error || typeof error !== 'object' || (above === '' && key === 'root')) return [];
    const name = `${above}${key}`;
    return 'message' in error && typeof error.message === 'string'
      ? [{ name, message: error.message }]
      : messagesOf(error, `${name}.`);
  });

/** Some sentences name their field, others hold for any («النص أطول من المسموح به»): apart from the field, these need its name. */
const withField = (message: string, label: string | undefined): string =>
  label && !message.includes(label) ? `${label}: ${message}` : message;

/** For forms that are longer than a screen: says together what is wrong, takes the focus, and leads to each field. */
export const FormErrorSummary = () => {
  const titleId = useId();
  const { control, setFocus } = useFormContext();
  const { id, labels } = useFormState();
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
              {withField(message, labels.get(name))}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
};
