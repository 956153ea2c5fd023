import { useEffect, useRef } from 'react';
import { verbs } from 'shared-lib/copy';
import { Button, type ButtonProps } from 'shared-lib/ui/button';
import { useFormState } from './form-context.ts';

/**
 * Sends the form around it. Before hydration it is disabled but looks as ever, so that nothing flashes when the scripts
 * arrive. A button that was disabled lost the focus: it takes it back when the sending is over and nothing else has it.
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
