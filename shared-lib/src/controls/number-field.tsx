import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField';
import { color, physical, text } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import {
  ControlLabel,
  ControlNotes,
  fieldStyles,
  frameButtonStyles,
  frameStyles,
  validity,
  type ControlTexts,
} from './field.tsx';
import { latinTyping } from './latin-typing.ts';

const Field = styled(AriaNumberField)`
  ${fieldStyles}
`;
const Frame = styled(Group)`
  ${frameStyles}
`;
const Figures = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  padding: var(--s2h) var(--s4);
  border: 0;
  background: none;
  font-size: 1rem;
  line-height: 1.7;
  outline: none;
  ${text.tabular}
  ${physical('text-align', 'right')}
`;
const Unit = styled.span`
  align-self: center;
  flex: none;
  padding-inline: var(--s2);
  color: ${color.text3};
  font-size: var(--fs-xs);
`;
const Stepper = styled(Button)`
  ${frameButtonStyles}
  border-inline-start: 1px solid ${color.line};
`;

interface NumberFieldProps
  extends
    ControlTexts,
    Pick<
      AriaProps,
      | 'name'
      | 'minValue'
      | 'maxValue'
      | 'step'
      | 'formatOptions'
      | 'isRequired'
      | 'isDisabled'
      | 'isReadOnly'
      | 'onBlur'
    > {
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
  /** Unit at the left end, such as «دولار». */
  unit?: string;
  /** Shows buttons that add and subtract one step. */
  steppers?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A number. Accepts Arabic and Latin digits and shows Latin ones, with thousands separators. */
export const NumberField = ({
  label,
  hint,
  error,
  isOptional,
  unit,
  steppers = false,
  inputRef,
  ...rest
}: NumberFieldProps) => (
  <Field {...rest} {...validity(error)} isWheelDisabled>
    <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
    <Frame ref={latinTyping}>
      <Figures ref={inputRef} dir="ltr" />
      {unit && <Unit>{unit}</Unit>}
      {steppers && (
        <>
          <Stepper slot="increment">
            <Icon icon={Plus} size={16} />
          </Stepper>
          <Stepper slot="decrement">
            <Icon icon={Minus} size={16} />
          </Stepper>
        </>
      )}
    </Frame>
    <ControlNotes hint={hint} error={error} />
  </Field>
);
