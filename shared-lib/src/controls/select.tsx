import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue, type SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { controls } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { ControlLabel, ControlNotes, fieldStyles, frameStyles, validity, type ControlTexts } from './field.tsx';
import { OptionList, type Option } from './options.tsx';

export type { Option } from './options.tsx';

const Field = styled(AriaSelect<Option>)`
  ${fieldStyles}
`;
const Trigger = styled(Button)`
  ${frameStyles}
  align-items: center;
  gap: var(--s3);
  inline-size: 100%;
  padding: var(--s2h) var(--s4);
  text-align: start;
  cursor: pointer;
  &[data-focused] {
    outline: none;
    border-color: ${color.nile600};
    box-shadow: 0 0 0 3px rgb(23 98 95 / 0.22);
  }
  [data-invalid] > & {
    border-color: ${color.danger};
    background: #fffbfa;
  }
`;
const Value = styled(SelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.text3};
  }
  small {
    display: none;
  }
  svg {
    display: none;
  }
`;

interface SelectProps
  extends ControlTexts, Pick<AriaSelectProps<Option>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'> {
  options: readonly Option[];
  /** Value of the selected option; null when none is selected. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** The button, which gets the focus. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One option of a short list. For more than about ten options use `controls/combobox`. */
export const Select = ({
  label,
  hint,
  error,
  isOptional,
  options,
  onChange,
  placeholder = controls.choose,
  buttonRef,
  ...rest
}: SelectProps) => (
  <Field
    {...rest}
    {...validity(error)}
    placeholder={placeholder}
    onChange={(key) => onChange(key === null ? null : String(key))}
  >
    <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
    <Trigger ref={buttonRef}>
      <Value />
      <Icon icon={ChevronDown} size={20} />
    </Trigger>
    <ControlNotes hint={hint} error={error} />
    <OptionList options={options} />
  </Field>
);
