import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { color, media, shape } from 'shared-lib/theme';
import styled from 'styled-components';
import { ControlLabel, ControlNotes, fieldStyles, validity, type ControlTexts } from './field.tsx';

const Field = styled(RadioGroup)`
  ${fieldStyles}
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--s3);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Choice = styled(RadioField)`
  display: grid;
`;
const Card = styled(RadioButton)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s0h) var(--s3);
  padding: var(--s3h) var(--s4);
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.white};
  cursor: pointer;
  &[data-hovered] {
    border-color: ${color.ink900};
  }
  &[data-selected] {
    border-color: ${color.nile600};
    background: ${color.nile50};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  &[data-disabled] {
    border-color: ${color.sand300};
    background: ${color.sand100};
    color: ${color.disabled};
    cursor: not-allowed;
  }
  [data-invalid] & {
    border-color: ${color.danger};
  }
  b {
    line-height: 1.5;
  }
  small {
    grid-column: 2;
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
`;
const Dot = styled.span`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.white};
  [data-selected] > & {
    border: 6px solid ${color.nile600};
  }
`;

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  text?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string>
  extends ControlTexts, Pick<RadioGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'> {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Radio buttons as cards, each with space for a description. The arrow keys select. */
export const RadioCards = <Value extends string>({
  label,
  hint,
  error,
  isOptional,
  options,
  onChange,
  ...rest
}: RadioCardsProps<Value>) => (
  <Field
    {...rest}
    {...validity(error)}
    onChange={(value) => {
      const option = options.find((one) => one.value === value);
      if (option) onChange(option.value);
    }}
  >
    <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
    <Cards>
      {options.map((option) => (
        <Choice key={option.value} value={option.value} isDisabled={option.isDisabled ?? false}>
          <Card>
            <Dot />
            <b>{option.label}</b>
            {option.text && <small>{option.text}</small>}
          </Card>
        </Choice>
      ))}
    </Cards>
    <ControlNotes hint={hint} error={error} />
  </Field>
);
