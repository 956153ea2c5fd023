import type { ReactNode } from 'react';
import { useControlledField, type FieldPath, type FieldValues } from 'shared-lib/form';
import { DateField, DateTimeField } from './lazy-date-field.tsx';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: string | undefined;
  required?: boolean;
  optional?: boolean;
}

interface TextProps<Values extends FieldValues> extends Props<Values> {
  /** Value of the form while no day is chosen. */
  empty?: '';
}

const firstPart = (box: HTMLElement) => box.querySelector<HTMLElement>('[role="spinbutton"]');

const useDateField = ({ name, label, hint, required = false, optional = false }: Props<FieldValues>) => {
  const { error, value, change, control } = useControlledField(name, { label, hint });
  return {
    /** Links to the field focus its first part. */
    connect: (box: HTMLElement | null) => control.ref(box && { focus: () => firstPart(box)?.focus() }),
    change,
    props: {
      label,
      hint,
      error,
      value: typeof value === 'string' && value !== '' ? value : null,
      onBlur: control.onBlur,
      isDisabled: control.disabled,
      isRequired: required,
      isOptional: optional,
    },
  };
};

/** A day such as 2026-05-12. */
export const DayField = <Values extends FieldValues = FieldValues>({ empty, ...field }: TextProps<Values>) => {
  const { connect, change, props } = useDateField(field);
  return (
    <div ref={connect}>
      <DateField {...props} onChange={(day) => change(day ?? empty)} />
    </div>
  );
};

interface InstantProps<Values extends FieldValues> extends Props<Values> {
  /** Of a chosen instant: why it cannot be taken. */
  problemOf?: (instant: string) => string | undefined;
}

/** A day and time of Riyadh, as an instant in UTC; null while it is incomplete. */
export const InstantField = <Values extends FieldValues = FieldValues>({
  problemOf,
  ...field
}: InstantProps<Values>) => {
  const { connect, change, props } = useDateField(field);
  const problem = props.value === null ? undefined : problemOf?.(props.value);
  return (
    <div ref={connect}>
      <DateTimeField {...props} error={problem ?? props.error} onChange={change} />
    </div>
  );
};
