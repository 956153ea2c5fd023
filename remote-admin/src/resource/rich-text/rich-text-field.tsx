import { useMemo } from 'react';
import { FieldLayout, useControlledField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';
import { lazyPart } from '../lazy-part.tsx';

const RichTextEditor = lazyPart(() => import('./editor.tsx').then((m) => m.RichTextEditor));

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  label: string;
  /** Whether a heading can begin a plate of a diary. */
  hasPlates?: boolean;
}

/** A formatted text, stored as HTML. */
export const RichTextField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => {
  const { name, label, hint, required, optional, wide, aside, hasPlates = false } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const { id, disabled, onBlur, 'aria-describedby': describedBy } = control;
  const attributes = useMemo(
    (): Record<string, string> => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(error ? { 'aria-invalid': 'true' } : {}),
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    }),
    [id, label, error, describedBy],
  );
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <RichTextEditor
        value={typeof value === 'string' ? value : ''}
        onChange={change}
        onBlur={onBlur}
        isDisabled={disabled}
        attributes={attributes}
        isInvalid={error !== undefined}
        hasPlates={hasPlates}
      />
    </FieldLayout>
  );
};
