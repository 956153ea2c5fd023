import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { FieldLayout, useControlledField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
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

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
  /** Known tags. */
  suggestions: readonly string[];
}

const SEPARATORS = /[,\u060C\n]/;

/** Short labels. Enter, a comma or leaving the input adds what was typed. */
export const TagsField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint = resourceCopy.tagsHint, required, optional, wide, aside, suggestions } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const [typed, setTyped] = useState('');
  const tags: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const add = (text: string) => {
    const added = text
      .split(SEPARATORS)
      .map((tag) => tag.trim())
      .filter(Boolean);
    setTyped('');
    if (added.length > 0) change([...new Set([...tags, ...added])]);
  };
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      {tags.length > 0 && (
        <Chosen>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                disabled={control.disabled}
                aria-label={resourceCopy.removeTag(tag)}
                onClick={() => change(tags.filter((one) => one !== tag))}
              >
                <Icon icon={X} size={16} />
              </button>
            </li>
          ))}
        </Chosen>
      )}
      <Input
        {...control}
        autoComplete="off"
        list={`${ids.id}-known`}
        value={typed}
        onKeyDown={onEnter(() => add(typed))}
        onChange={({ target }) => (SEPARATORS.test(target.value) ? add(target.value) : setTyped(target.value))}
        onBlur={() => {
          control.onBlur();
          add(typed);
        }}
      />
      <datalist id={`${ids.id}-known`}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
    </FieldLayout>
  );
};
