import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Currency } from 'shared-lib/contracts';
import { formatTyped, numberNote, numberProblem } from 'shared-lib/format';
import { readNumber, ungroupEdited, type NumberKind } from 'shared-lib/numbers';
import { Input } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps } from './field-layout.tsx';
import { useControlledField } from './use-field.ts';

/** Money has separators of thousands; a count may be a year, which has none. The sign is one that people type. */
const textOf = (value: unknown, kind: NumberKind, currency: Currency | undefined): string => {
  if (typeof value !== 'number' || Number.isNaN(value)) return '';
  return kind === 'money' || currency ? formatTyped(value).replace('\u200E\u2212', '-') : String(value);
};

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  /** What the number is; it decides what a separator means. */
  kind: NumberKind;
  /** Of an amount: another currency in the text is refused. */
  currency?: Currency;
}

/**
 * A number, typed in any way that `readNumber` understands. The form has the number, `null` for an empty field, and NaN for a text that
 * is no number, which contracts refuse. What leaves a doubt is shown below: «فهمناها 1.25».
 */
export const NumberField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, kind, currency, label, required, optional, wide, aside } = props;
  /** The last typed text, and whether it is still being typed. */
  const [typed, setTyped] = useState({ text: '', isOpen: false });
  const reading = readNumber(typed.text, kind, { currency });
  const note = numberNote(reading);
  const { ids, error, value, change, control } = useControlledField(name, { label, hint: note ?? props.hint });
  const problem = numberProblem(reading, typed.text);
  const isStale = !typed.isOpen && !('value' in reading && reading.value === value);
  const hint = note !== undefined && !isStale ? <span role="status">{note}</span> : props.hint;
  const shownText = typed.isOpen ? typed.text : textOf(value, kind, currency);
  const [isLeft, setLeft] = useState(false);
  const shownError = typed.isOpen && problem !== undefined && (isLeft || error !== undefined) ? problem : error;
  return (
    <FieldLayout {...{ ids, error: shownError, label, hint, required, optional, wide, aside }}>
      <Input
        {...control}
        {...(shownError === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': ids.errorId })}
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        required={required}
        value={shownText}
        onChange={({ target }) => {
          const { value: edited, selectionStart } = target;
          const { text, caret } = ungroupEdited(shownText, edited, selectionStart ?? edited.length, typed.isOpen);
          if (text !== edited) {
            target.value = text;
            target.setSelectionRange(caret, caret);
          }
          setTyped({ text, isOpen: true });
          const next = readNumber(text, kind, { currency });
          change(next.kind === 'empty' ? null : next.kind === 'unreadable' ? Number.NaN : next.value);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          control.onBlur();
          setLeft(true);
          // An invalid text stays, so that the user can correct it.
          setTyped(({ text, isOpen }) => ({ text, isOpen: isOpen && problem !== undefined }));
        }}
      />
    </FieldLayout>
  );
};
