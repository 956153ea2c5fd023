import Check from 'lucide-react/icons/check';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { controls } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { floatingStyles, rowStyles } from './floating-styles.ts';

export interface Option {
  value: string;
  label: string;
  /** Second line. */
  text?: string;
  isDisabled?: boolean;
}

/** The library identifies items by `id`. */
export const withKeys = (options: readonly Option[]) => options.map((option) => ({ ...option, id: option.value }));

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

/**
 * Floating list of the options of a select or combobox.
 * @param options omit them in a combobox, which passes the options that match
 */
export const OptionList = ({ options }: { options?: readonly Option[] }) => (
  <Panel offset={4}>
    <ListBox<Option>
      {...(options ? { items: withKeys(options) } : {})}
      renderEmptyState={() => <Empty>{controls.noMatches}</Empty>}
    >
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
