import { useEffect, useRef } from 'react';
import { verbs } from 'shared-lib/copy';
import { Button, type ButtonProps } from 'shared-lib/ui/button';
import { useFormState } from './form-context.ts';

/**
 * Submits the surrounding form. Before hydration it is disabled, with the styles of an enabled button to avoid a flash. Disabling
 * a button removes its focus: after submitting it takes the focus back, unless another element has it.
 */
export const SubmitButton = ({
  pendingText = verbs.sending,
  disabled = false,
  ...rest
}: Omit<ButtonProps, 'type' | 'pending' | 'ref'>) => {
  const { pending, hydrated } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending && document.activeElement === document.body) button.current?.focus();
    wasPending.current = pending;
  }, [pending]);
  return (
    <Button
      {...rest}
      ref={button}
      type="submit"
      pending={pending}
      pendingText={pendingText}
      disabled={disabled || !hydrated}
      data-early={!hydrated && !disabled ? '' : undefined}
    />
  );
};
