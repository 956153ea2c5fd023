import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { toLatinDigits } from 'shared-lib/contracts';
import { Input } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps } from './field-layout.tsx';
import { useControlledField } from './use-controlled-field.ts';

const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;

/** NaN for an empty or invalid text: contracts report it at the field. */
const parse = (text: string): number => {
  const digits = toLatinDigits(text)
    .replaceAll(/[\s,\u066C]/g, '')
    .replace('\u066B', '.');
  return NUMBER.test(digits) ? Number(digits) : Number.NaN;
};

const textOf = (value: unknown): string => (typeof value === 'number' && !Number.isNaN(value) ? String(value) : '');

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
}

/** A number. Accepts Arabic-Indic digits and separators, and stores a number. */
export const NumberField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint, required, optional, wide, aside } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && Number.isNaN(parse(typed));
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <Input
        {...control}
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        required={required}
        value={typed ?? textOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(parse(target.value));
        }}
        onBlur={() => {
          control.onBlur();
          // An invalid text stays, so that the user can correct it.
          if (!isInvalid) setTyped(undefined);
        }}
      />
    </FieldLayout>
  );
};
