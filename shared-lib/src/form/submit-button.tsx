import { verbs } from 'shared-lib/copy';
import { Button, type ButtonProps } from 'shared-lib/ui/button';
import { useFormState } from './form-context.ts';

/**
 * Submits the surrounding form. Before hydration it is disabled, with the styles of an enabled button to avoid a flash.
 */
export const SubmitButton = ({
  pendingText = verbs.sending,
  disabled = false,
  ...rest
}: Omit<ButtonProps, 'type' | 'pending'>) => {
  const { pending, hydrated } = useFormState();
  return (
    <Button
      {...rest}
      type="submit"
      pending={pending}
      pendingText={pendingText}
      disabled={disabled || !hydrated}
      data-early={!hydrated && !disabled ? '' : undefined}
    />
  );
};
