import { useId, useRef, useState, type ReactNode } from 'react';
import { numberNote } from 'shared-lib/format';
import { readNumber, ungroupEdited, type NumberKind } from 'shared-lib/numbers';
import { color, media, text, weight } from 'shared-lib/theme';
import { Input } from 'shared-lib/ui/input';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { tidyNumber } from './draft.ts';

const Box = styled.div`
  display: grid;
  gap: var(--s1h);
  align-content: start;
  min-inline-size: 0;
`;
const Label = styled.label`
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  line-height: 1.6;
`;
const ErrorText = styled.span`
  color: ${color.danger};
  ${text.xs}
`;
/** Below the control, also in a row of several. */
const Note = styled.span`
  display: block;
  color: ${color.text2};
  ${text.xs}
`;
/** Padding beside the unit: a sign such as the percent sign takes less than a word. */
const unitSpace = ({ $isDense, $isSign }: { $isDense: boolean; $isSign: boolean }) => {
  if ($isDense) return $isSign ? 'var(--s6)' : 'var(--s10)';
  return '4.25rem';
};
const UnitBox = styled.span<{ $isDense: boolean; $isSign: boolean }>`
  position: relative;
  display: block;
  min-inline-size: 0;
  input {
    min-block-size: ${({ $isDense }) => ($isDense ? '2.75rem' : '2.875rem')};
    padding: var(--s1) var(--s3);
    padding-inline-start: ${unitSpace};
    font-size: ${({ $isDense }) => ($isDense ? 'var(--fs-sm)' : '1rem')};
    ${text.tabular}
  }
  ${media.phone} {
    input {
      padding-inline-start: ${(props) => (props.$isDense ? unitSpace(props) : '3.25rem')};
      padding-inline-end: ${({ $isDense }) => ($isDense ? 'var(--s3)' : 'var(--s2)')};
    }
  }
`;
const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0.625rem;
  display: grid;
  align-content: center;
  color: ${color.text3};
  font-size: var(--fs-xs);
  pointer-events: none;
`;

/** The text after an edit, without the separators of thousands that the site wrote; the caret stays at its digit. */
const ungroupInput = (before: string, input: HTMLInputElement, isTyped: boolean): string => {
  const { value, selectionStart } = input;
  const { text: after, caret } = ungroupEdited(before, value, selectionStart ?? value.length, isTyped);
  if (after !== value) {
    input.value = after;
    input.setSelectionRange(caret, caret);
  }
  return after;
};

interface NumberInputProps {
  id?: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  unit: string;
  /** Name for a field without a visible label. */
  label?: string;
  error?: string | undefined;
  errorId?: string;
  /** What the number is; it decides what a separator means. */
  kind: NumberKind;
  /** Of an amount: another currency in the text is refused. */
  currency?: string | undefined;
  /** Net flows: phones show the keys for signs too. */
  isSigned?: boolean;
  isDense?: boolean;
}

/**
 * A number with its unit, typed in any way that `readNumber` understands; phones show their number keys. When the field is left, the
 * number is written as the site writes it. What leaves a doubt is shown below: «فهمناها 1.25».
 */
export const NumberInput = ({
  id,
  name,
  value,
  onChange,
  unit,
  label,
  error,
  errorId,
  kind,
  currency,
  isSigned = false,
  isDense = false,
}: NumberInputProps) => {
  const noteId = useId();
  /** Since it was entered; before, the site wrote the text. */
  const isTyped = useRef(false);
  /** The text before the site rewrote it, for the note. */
  const [left, setLeft] = useState('');
  const noteOf = (typed: string) => numberNote(readNumber(typed, kind, { currency }));
  const note = noteOf(value) ?? (tidyNumber(left, kind, currency) === value ? noteOf(left) : undefined);
  const described = error === undefined ? note !== undefined && noteId : errorId;
  return (
    <UnitBox $isDense={isDense} $isSign={unit.length === 1}>
      <Input
        id={id}
        name={name}
        type="text"
        dir="ltr"
        inputMode={kind === 'percent' || isSigned ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(ungroupInput(value, currentTarget, isTyped.current));
          isTyped.current = true;
        }}
        onBlur={({ currentTarget }) => {
          isTyped.current = false;
          const tidy = tidyNumber(currentTarget.value, kind, currency);
          if (tidy === value) return;
          setLeft(currentTarget.value);
          onChange(tidy);
        }}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      <Unit aria-hidden={label === undefined ? undefined : true}>{unit}</Unit>
      {error === undefined && note !== undefined && (
        <Note id={noteId} role="status">
          {note}
        </Note>
      )}
    </UnitBox>
  );
};

interface FieldProps {
  label: ReactNode;
  error: string | undefined;
  children: (ids: { id: string; errorId: string }) => ReactNode;
}

/** A labelled control with its error message. */
export const CalculatorField = ({ label, error, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, errorId })}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </Box>
  );
};

type NumberFieldProps = Omit<NumberInputProps, 'id' | 'label' | 'errorId'> & { label: string };

export const CalculatorNumberField = ({ label, ...input }: NumberFieldProps) => (
  <CalculatorField label={label} error={input.error}>
    {(ids) => <NumberInput {...input} {...ids} />}
  </CalculatorField>
);

/** The message of a field that has no place for it beside the control. */
export const LineError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <ErrorText id={id}>
      <VisuallyHidden>: </VisuallyHidden>
      {error}
    </ErrorText>
  );
