import { useFormContext, useFormState as useControlState } from 'react-hook-form';
import { Alert } from 'shared-lib/ui/alert';

/** Alert with the reason why submitting failed, when it does not belong to one field. */
export const FormFailure = () => {
  const { control } = useFormContext();
  const { errors } = useControlState({ control });
  const message = errors.root?.message;
  return message ? (
    <div data-form-failure tabIndex={-1}>
      <Alert tone="danger">{message}</Alert>
    </div>
  ) : null;
};
