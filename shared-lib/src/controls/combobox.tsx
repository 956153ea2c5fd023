import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { controls } from 'shared-lib/copy';
import { foldArabic } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
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
import { floatingStyles, rowStyles } from './floating-styles.ts';

interface Option {
  value: string;
  label: string;
  /** Second line. */
  text?: string;
  isDisabled?: boolean;
}

const Field = styled(ComboBox<Option>)`
  ${fieldStyles}
`;
const Frame = styled(Group)`
  ${frameStyles}
`;
const Text = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  padding: var(--s2h) var(--s4);
  border: 0;
  background: none;
  font-size: 1rem;
  line-height: 1.7;
  outline: none;
  &::placeholder {
    color: ${color.placeholder};
    opacity: 1;
  }
`;
const Chevron = styled(Button)`
  ${frameButtonStyles}
`;

const Panel = styled(Popover)`
  ${floatingStyles}
  inline-size: var(--trigger-width);
  min-inline-size: 12rem;
  overflow: auto;
  /* A styled ListBox would lose the type of the items. */
  [role='listbox'] {
    padding-block: var(--s1h);
    outline: none;
  }
`;
const Row = styled(ListBoxItem)`
  ${rowStyles}
  > span {
    flex: 1;
    min-inline-size: 0;
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
`;
const Empty = styled.p`
  padding: var(--s3) var(--s3h);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

/** Floating list of the options that match. */
const OptionList = () => (
  <Panel offset={4}>
    <ListBox<Option> renderEmptyState={() => <Empty>{controls.noMatches}</Empty>}>
      {({ value, label, text, isDisabled = false }) => (
        <Row id={value} textValue={label} isDisabled={isDisabled}>
          {({ isSelected }) => (
            <>
              <span>
                {label}
                {text && <small>{text}</small>}
              </span>
              {isSelected && <Icon icon={Check} size={16} />}
            </>
          )}
        </Row>
      )}
    </ListBox>
  </Panel>
);

/** Whether a label contains the typed text; hamza, tashkeel and the two forms of final yeh do not matter. */
const contains = (label: string, typed: string): boolean => foldArabic(label).includes(foldArabic(typed));

interface ComboboxProps
  extends ControlTexts, Pick<AriaComboBoxProps<Option>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'> {
  options: readonly Option[];
  /** Value of the selected option; null when none is selected. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One option of a long list, found by typing a part of its label. */
export const Combobox = ({
  label,
  hint,
  error,
  isOptional,
  options,
  onChange,
  placeholder = controls.typeToSearch,
  inputRef,
  ...rest
}: ComboboxProps) => (
  <Field
    {...rest}
    {...validity(error)}
    defaultItems={options.map((option) => ({ ...option, id: option.value }))}
    defaultFilter={contains}
    allowsEmptyCollection
    onChange={(key) => onChange(key === null ? null : String(key))}
  >
    <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
    <Frame>
      <Text ref={inputRef} placeholder={placeholder} />
      <Chevron>
        <Icon icon={ChevronDown} size={20} />
      </Chevron>
    </Frame>
    <ControlNotes hint={hint} error={error} />
    <OptionList />
  </Field>
);
