import { useId, type ReactNode } from 'react';
import { toLatinDigits } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { color, media, text, weight } from 'shared-lib/theme';
import { Input } from 'shared-lib/ui/input';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';

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

/** Digits as the site writes them, once the field is left. Anything else stays as typed. */
const tidied = (typed: string): string => {
  const plain = toLatinDigits(typed).replaceAll(/[\s,\u066C]/g, '');
  return /^\d{1,13}$/.test(plain) ? formatNumber(Number(plain)) : toLatinDigits(typed);
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
  /** Numbers with decimal places or a sign. */
  isFraction?: boolean;
  isDense?: boolean;
}

/** A number with its unit. It accepts Arabic-Indic digits and separators, and phones show their number keys. */
export const NumberInput = ({
  id,
  name,
  value,
  onChange,
  unit,
  label,
  error,
  errorId,
  isFraction = false,
  isDense = false,
}: NumberInputProps) => (
  <UnitBox $isDense={isDense} $isSign={unit.length === 1}>
    <Input
      id={id}
      name={name}
      type="text"
      dir="ltr"
      inputMode={isFraction ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={30}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={({ currentTarget }) => {
        const tidy = tidied(currentTarget.value);
        if (tidy !== value) onChange(tidy);
      }}
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    />
    <Unit aria-hidden={label === undefined ? undefined : true}>{unit}</Unit>
  </UnitBox>
);

interface FieldProps {
  label: ReactNode;
  error: string | undefined;
  children: (ids: { id: string; errorId: string }) => ReactNode;
}

/** A labelled control with its error message. */
export const Field = ({ label, error, children }: FieldProps) => {
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

export const NumberField = ({ label, ...input }: NumberFieldProps) => (
  <Field label={label} error={input.error}>
    {(ids) => <NumberInput {...input} {...ids} />}
  </Field>
);

/** The message of a field that has no place for it beside the control. */
export const LineError = ({ id, error }: { id: string; error: string | undefined }) =>
  error === undefined ? null : (
    <ErrorText id={id}>
      <VisuallyHidden>: </VisuallyHidden>
      {error}
    </ErrorText>
  );
