import { useControlledField, type FieldPath, type FieldValues } from 'shared-lib/form';
import { lazyPart } from '../lazy-part.tsx';

const DateField = lazyPart(() => import('shared-lib/controls/date-field').then((m) => m.DateField));

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
}

/** A day such as 2026-05-12, or undefined. */
export const DayField = <Values extends FieldValues = FieldValues>({ name, label, hint }: Props<Values>) => {
  const { error, value, change, control } = useControlledField(name, { label, hint });
  return (
    <DateField
      label={label}
      hint={hint}
      error={error}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(day) => change(day ?? undefined)}
      onBlur={control.onBlur}
      isDisabled={control.disabled}
    />
  );
};
