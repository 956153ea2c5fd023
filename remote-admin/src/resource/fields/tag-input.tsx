import X from 'lucide-react/icons/x';
import { useState, type ComponentProps } from 'react';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { resourceCopy } from '../../copy/resource.ts';
import { onEnter } from '../on-enter.ts';

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1h);
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    padding-inline-start: var(--s2h);
    background: ${color.nile50};
    color: ${color.nile600};
    font-size: var(--fs-sm);
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

interface Props extends Pick<ComponentProps<typeof Input>, 'id' | 'disabled' | 'maxLength' | 'ref'> {
  id: string;
  tags: readonly string[];
  /** Known tags. */
  suggestions: readonly string[];
  onTags: (tags: string[]) => void;
  onBlur?: () => void;
}

const SEPARATORS = /[,\u060C\n]/;

/** Short labels with an input below them. Enter, a comma or leaving the input adds what was typed. */
export const TagInput = ({ tags, suggestions, onTags, onBlur, ...input }: Props) => {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const added = text
      .split(SEPARATORS)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !tags.includes(tag));
    setTyped('');
    if (added.length > 0) onTags([...tags, ...new Set(added)]);
  };
  return (
    <>
      {tags.length > 0 && (
        <Chosen>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                disabled={input.disabled}
                aria-label={resourceCopy.removeTag(tag)}
                onClick={() => onTags(tags.filter((one) => one !== tag))}
              >
                <Icon icon={X} size={16} />
              </button>
            </li>
          ))}
        </Chosen>
      )}
      <Input
        {...input}
        autoComplete="off"
        list={`${input.id}-known`}
        value={typed}
        onKeyDown={onEnter(() => add(typed))}
        onChange={({ target }) => (SEPARATORS.test(target.value) ? add(target.value) : setTyped(target.value))}
        onBlur={() => {
          onBlur?.();
          add(typed);
        }}
      />
      <datalist id={`${input.id}-known`}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
    </>
  );
};
