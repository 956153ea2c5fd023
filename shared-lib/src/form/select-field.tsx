import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { controls } from 'shared-lib/copy';
import { Select } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps } from './field-layout.tsx';
import { initialText, type FieldControlledProps } from './text-field.tsx';
import { useField } from './use-field.ts';

export interface Choice {
  value: string;
  label: string;
}

interface Props<Values extends FieldValues>
  extends FieldProps, Omit<ComponentProps<'select'>, FieldControlledProps | 'children'> {
  name: FieldPath<Values>;
  options: readonly Choice[];
  /** Label of the empty first option; `false` for a field that always has a value. */
  placeholder?: string | false;
  parse?: (text: string) => unknown;
}

/** A native select. */
export const SelectField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const {
    name,
    label,
    hint,
    required,
    optional,
    wide,
    aside,
    disabled,
    options,
    placeholder = controls.choose,
    parse,
    ...rest
  } = props;
  const { ids, error, initial, control } = useField(name, { label, hint, required, disabled, parse });
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <Select {...rest} {...control} defaultValue={initialText(initial)}>
        {placeholder !== false && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
};
