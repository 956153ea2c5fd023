import { useFormContext } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { useFormState } from './form-context.ts';

/** Its name; contracts of public forms know it. */
export const HONEYPOT = 'website';

/** A field that no person meets, by eye, keyboard or ear; programs fill it and give themselves away. */
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
