import { useFormContext } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { useFormState } from './form-context.ts';

/** Name of the field in the contracts of public forms. */
const HONEYPOT = 'other_details';

/** A field hidden from people, screen readers and the tab order. Only bots fill it in. */
export const Honeypot = () => {
  const { register } = useFormContext();
  const { id } = useFormState();
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={`${id}-${HONEYPOT}`}>{controls.leaveEmpty}</label>
      <input type="text" id={`${id}-${HONEYPOT}`} tabIndex={-1} autoComplete="off" {...register(HONEYPOT)} />
    </VisuallyHidden>
  );
};
