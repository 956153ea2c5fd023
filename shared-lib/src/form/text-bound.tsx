import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordForm } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { hintStyles } from './field-layout.tsx';
import type { FormExtras } from './form-context.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** The alternatives of a schema: of a nullable text, the text. */
const variantsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(variantsOf)];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (schema: Schema, key: string): Schema | undefined =>
  variantsOf(schema)
    .map(({ properties, items, additionalProperties }) => properties?.[key] ?? items ?? additionalProperties)
    .find(isSchema);

/** Characters of a text, or of all lines of a list with the breaks between them. */
const boundOfSchema = (schema: Schema): number | undefined => {
  for (const { maxLength, maxItems, items } of variantsOf(schema)) {
    if (maxLength !== undefined) return maxLength;
    const line = isSchema(items) ? boundOfSchema(items) : undefined;
    if (line !== undefined && maxItems !== undefined) return maxItems * (line + 1);
  }
  return undefined;
};

/** The JSON schema of what a form sends. */
export const inputSchemaOf = (contract: z.core.$ZodType): Schema =>
  z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' });

/**
 * The most characters that a contract takes for a field.
 * @param schema of the input, by `inputSchemaOf`
 * @param name the field with its path: `faq.0.a`
 * @returns undefined for a field that is no text
 */
export const textBoundOf = (schema: Schema, name: string): number | undefined => {
  let part: Schema | undefined = schema;
  for (const key of name.split('.')) part = part && partOf(part, key);
  return part && boundOfSchema(part);
};

/** Fields with a bound from here on always show their counter; shorter ones when little space is left. */
const LONG = 300;
const LITTLE_LEFT = 0.8;

const Note = styled.span<{ $isOver: boolean }>`
  ${hintStyles}
  ${({ $isOver }) => $isOver && `color: ${color.danger};`}
`;

interface Bounds {
  boundOf: (name: string) => number | undefined;
  /** The field whose last paste was longer than the space. */
  cut: string | undefined;
}
const BoundsContext = createContext<Bounds>({ boundOf: () => undefined, cut: undefined });

type TextBox = HTMLInputElement | HTMLTextAreaElement;
const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** The beginning of a text, without half of a sign of two units. */
const beginningOf = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');

/** Changes a text like typing. React overrides `value` of the element itself and would not notice a change through it. */
const replaceIn = (box: TextBox, text: string, start: number, end: number): void => {
  const { prototype } = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Reflect.set(prototype, 'value', `${box.value.slice(0, start)}${text}${box.value.slice(end)}`, box);
  const cursor = start + text.length;
  if (box.selectionStart !== null) box.setSelectionRange(cursor, cursor);
  box.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Takes the beginning of a pasted text that is longer than the space. @returns whether it was */
const takeBeginning = (event: ClipboardEvent, box: TextBox, bound: number): boolean => {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const start = box.selectionStart ?? box.value.length;
  const end = box.selectionEnd ?? start;
  const space = Math.max(0, bound - (box.value.length - (end - start)));
  if (pasted.length <= space) return false;
  event.preventDefault();
  replaceIn(box, beginningOf(pasted, space), start, end);
  return true;
};

/** Field → its bound, for a contract that is there already; an imported one has no bounds. */
const boundsOf = (contract: unknown): Bounds['boundOf'] => {
  if (!(contract instanceof z.core.$ZodType)) return () => undefined;
  const schema = inputSchemaOf(contract);
  return (name) => textBoundOf(schema, name);
};

/** Limits what is pasted into the texts of a form to the bounds of its contract. */
const Around: FormExtras['Around'] = ({ contract, form, children }) => {
  const [cut, setCut] = useState<string>();
  const boundOf = useMemo(() => boundsOf(contract), [contract]);
  useEffect(() => {
    const element = form.current;
    const onPaste = (event: ClipboardEvent) => {
      const { target } = event;
      if (!isTextBox(target)) return;
      const bound = boundOf(target.name);
      setCut(bound !== undefined && takeBeginning(event, target, bound) ? target.name : undefined);
    };
    element?.addEventListener('paste', onPaste);
    return () => element?.removeEventListener('paste', onPaste);
  }, [form, boundOf]);
  const bounds = useMemo(() => ({ boundOf, cut }), [boundOf, cut]);
  return <BoundsContext value={bounds}>{children}</BoundsContext>;
};

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return Array.isArray(value) ? value.join('\n').length : 0;
};

/** The counter of a text, and what a paste that was too long has left out. */
const Count = ({ name, bound, isCut }: { name: string; bound: number; isCut: boolean }): ReactNode => {
  const { control } = useFormContext();
  const length = lengthOf(useWatch({ control, name }));
  const isShown = (bound >= LONG && length > 0) || length > bound * LITTLE_LEFT;
  if (!isShown && !isCut) return null;
  const max = formatNumber(bound);
  return (
    <Note $isOver={length > bound}>
      {recordForm.characters(formatNumber(length), max)} <span role="status">{isCut && recordForm.cut(max)}</span>
    </Note>
  );
};

const Below: FormExtras['Below'] = ({ name }) => {
  const { boundOf, cut } = use(BoundsContext);
  const bound = boundOf(name);
  return bound === undefined ? null : <Count name={name} bound={bound} isCut={cut === name} />;
};

/** Shows in all forms how much of a text's bound is used, and takes only the beginning of a longer paste. */
export const textBounds: FormExtras = { Around, Below };
