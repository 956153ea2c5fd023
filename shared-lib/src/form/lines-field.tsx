import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { parseTextList } from 'shared-lib/contracts';
import { recordForm } from 'shared-lib/copy';
import { TextArea } from 'shared-lib/ui/input';
import { FieldLayout, type FieldProps, BelowText } from './field-layout.tsx';
import { useControlledField } from './use-field.ts';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface Props<Values extends FieldValues> extends FieldProps {
  name: FieldPath<Values>;
}

interface Storage {
  toText: (value: unknown) => string;
  toValue: (lines: string[]) => unknown;
}

const list: Storage = {
  toText: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  toValue: (lines) => lines,
};
const json: Storage = {
  toText: (value) => (typeof value === 'string' ? parseTextList(value).join('\n') : ''),
  toValue: (lines) => JSON.stringify(lines),
};

const Lines = <Values extends FieldValues>({ storage, ...props }: Props<Values> & { storage: Storage }) => {
  const { name, label, hint = recordForm.linesHint, required, optional, wide, aside } = props;
  const { ids, error, value, change, control } = useControlledField(name, { label, hint });
  const [typed, setTyped] = useState<string>();
  return (
    <FieldLayout {...{ ids, error, label, hint, required, optional, wide, aside }}>
      <TextArea
        {...control}
        rows={4}
        value={typed ?? storage.toText(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          change(storage.toValue(linesOf(target.value)));
        }}
        onBlur={() => {
          control.onBlur();
          setTyped(undefined);
        }}
      />
      <BelowText name={name} />
    </FieldLayout>
  );
};

/** A list of short texts, one on each line. Empty lines are dropped. */
export const LinesField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => (
  <Lines {...props} storage={list} />
);

/** Like `LinesField`, for a list that the API holds as JSON text. */
export const JsonLinesField = <Values extends FieldValues = FieldValues>(props: Props<Values>) => (
  <Lines {...props} storage={json} />
);
