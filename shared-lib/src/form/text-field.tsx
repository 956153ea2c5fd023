import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Input, TextArea } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps } from './field-layout.tsx';
import { useField } from './use-field.ts';

/** What a field decides by itself. */
export type OwnedByField =
  | keyof FieldProps
  | 'name'
  | 'id'
  | 'ref'
  | 'defaultValue'
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'form'
  | 'dir';

/** Kinds of text that read left to right whatever the page's direction. */
const LEFT_TO_RIGHT = new Set(['email', 'tel', 'url', 'number', 'date', 'datetime-local']);

/** What the server may write into the markup of a box. */
export const initialText = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

interface TextFieldProps<Values extends FieldValues> extends FieldProps, Omit<ComponentProps<'input'>, OwnedByField> {
  name: FieldPath<Values>;
  /** For codes and slugs: reads left to right although it is plain text. */
  ltr?: boolean;
  /** Turns the typed text into the value that the contract reads (a number, a list). */
  parse?: (text: string) => unknown;
}

/** One line of text. `TextField<ContactValues>` lets the compiler check the name. */
export const TextField = <Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) => {
  const {
    name,
    label,
    hint,
    required,
    optional,
    wide,
    aside,
    parse,
    type = 'text',
    ltr = LEFT_TO_RIGHT.has(type),
    disabled,
    ...rest
  } = props;
  const { ids, error, initial, control } = useField(name, { label, hint, required, disabled, parse });
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <Input
        type={type}
        {...(ltr && { dir: 'ltr' })}
        {...(type === 'email' && { spellCheck: false, autoCapitalize: 'none' })}
        {...rest}
        {...control}
        defaultValue={initialText(initial)}
      />
    </FieldLayout>
  );
};

interface TextAreaFieldProps<Values extends FieldValues>
  extends FieldProps, Omit<ComponentProps<'textarea'>, OwnedByField> {
  name: FieldPath<Values>;
}

/** Several lines of text. */
export const TextAreaField = <Values extends FieldValues = FieldValues>(props: TextAreaFieldProps<Values>) => {
  const { name, label, hint, required, optional, wide, aside, disabled, ...rest } = props;
  const { ids, error, initial, control } = useField(name, { label, hint, required, disabled });
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <TextArea {...rest} {...control} defaultValue={initialText(initial)} />
    </FieldLayout>
  );
};
