import { FieldLayout, useControlledField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { resourceCopy } from '../../copy/resource.ts';
import { TagInput } from './tag-input.tsx';

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
  /** Known tags. */
  suggestions: readonly string[];
}

/** Short labels as a field of a form. */
export const TagsField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint = resourceCopy.tagsHint, required, optional, wide, aside, suggestions } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const tags: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <TagInput {...control} tags={tags} suggestions={suggestions} onTags={change} />
    </FieldLayout>
  );
};
