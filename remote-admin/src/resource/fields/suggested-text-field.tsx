import { useId } from 'react';
import { TextField, type FieldPath, type FieldProps, type FieldValues } from 'shared-lib/form';

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
  suggestions: readonly string[];
}

/** A text that is usually one of those in use. */
export const SuggestedTextField = <Values extends FieldValues = FieldValues>({
  suggestions,
  ...rest
}: Props<Values>) => {
  const id = useId();
  return (
    <>
      <TextField<Values> {...rest} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
};
