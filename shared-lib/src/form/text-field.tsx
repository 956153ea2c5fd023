import type { ComponentProps, FocusEvent } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { toLatinDigits } from 'shared-lib/contracts';
import { Input, TextArea } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps, BelowText } from './field-layout.tsx';
import { useField } from './use-field.ts';

/** Props that the field sets itself. */
export type FieldControlledProps =
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

/** Input types whose text is left-to-right in any page direction. */
const LEFT_TO_RIGHT = new Set(['email', 'tel', 'url', 'number', 'date', 'datetime-local']);

/** Value for the server-rendered markup of an input. */
export const initialText = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** Digits become Latin when the field is left, not while typing: the text would change under the cursor. */
const withLatinDigits =
  ({ onChange, onBlur }: Pick<UseFormRegisterReturn, 'onChange' | 'onBlur'>) =>
  (event: FocusEvent<HTMLInputElement>): void => {
    const { target } = event;
    const latin = toLatinDigits(target.value);
    if (latin !== target.value) {
      target.value = latin;
      void onChange({ target, type: 'change' });
    }
    void onBlur(event);
  };

interface TextFieldProps<Values extends FieldValues>
  extends FieldProps, Omit<ComponentProps<'input'>, FieldControlledProps> {
  name: FieldPath<Values>;
  /** Left-to-right text, for codes and slugs. */
  ltr?: boolean;
  /** Converts the text to the value that the contract expects (a number, a list). */
  parse?: (text: string) => unknown;
}

/** A one-line text input. With `TextField<ContactValues>` the compiler checks the name. */
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
        {...((ltr || rest.inputMode) && { onBlur: withLatinDigits(control) })}
        defaultValue={initialText(initial)}
      />
      <BelowText name={name} />
    </FieldLayout>
  );
};

interface TextAreaFieldProps<Values extends FieldValues>
  extends FieldProps, Omit<ComponentProps<'textarea'>, FieldControlledProps> {
  name: FieldPath<Values>;
  /** Left-to-right text, such as English. */
  ltr?: boolean;
}

/** Browsers only bring the line of the cursor into view: the rest of a tall field would stay below a bar at the bottom of a phone. */
const reveal = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest' });

/** A multi-line text input. */
export const TextAreaField = <Values extends FieldValues = FieldValues>(props: TextAreaFieldProps<Values>) => {
  const { name, label, hint, required, optional, wide, aside, disabled, ltr = false, ...rest } = props;
  const { ids, error, initial, control } = useField(name, { label, hint, required, disabled });
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <TextArea
        onFocus={reveal}
        {...(ltr && { dir: 'ltr' })}
        {...rest}
        {...control}
        defaultValue={initialText(initial)}
      />
      <BelowText name={name} />
    </FieldLayout>
  );
};
