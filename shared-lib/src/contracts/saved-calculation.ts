import * as z from 'zod/mini';
import { calculationInput } from './calculation.ts';
import { optionalText, requiredText } from './text.ts';

const LINK_MAX = 6000;
const NAME_MAX = 120;
/** A person may save this many calculations. */
export const SAVED_CALCULATIONS_MAX = 100;
/** As many as a device holds. */
const JOINED_MAX = 50;

const linkText = () =>
  z
    .string('calculation-invalid')
    .check(z.minLength(1, 'calculation-invalid'), z.maxLength(LINK_MAX, 'calculation-invalid'));

/** A calculation: its text in a link of the calculator (`encodeCalculation`), or its inputs. */
export const calculationValue = z.union([linkText(), calculationInput], 'calculation-invalid');
export type CalculationValue = z.output<typeof calculationValue>;

const key = z._default(z.string('value-invalid').check(z.regex(/^[\w-]{0,64}$/, 'value-invalid')), '');

/** Version of the formulas that its figures were shown with (see `FORMULA_VERSION`); without one, the current version. */
const madeWith = z.optional(z.int('value-invalid').check(z.minimum(1, 'value-invalid')));

/** Without a name, the title of the calculation is the name. */
export const saveCalculationInput = z.object({
  /** The same key is stored once; saving it again changes nothing. */
  key,
  name: optionalText(NAME_MAX),
  calculation: calculationValue,
  formula_version: madeWith,
});
export type SaveCalculationInput = z.infer<typeof saveCalculationInput>;

/** What a guest saved on the device, to join the account. */
export const joinCalculationsInput = z.object({
  items: z
    .array(saveCalculationInput, 'value-invalid')
    .check(z.minLength(1, 'list-short'), z.maxLength(JOINED_MAX, 'list-long')),
});

/** A new name, other figures, or both. */
export const calculationChange = z.object({
  name: z.optional(requiredText({ required: 'name-required', max: NAME_MAX })),
  calculation: z.optional(calculationValue),
});
export type CalculationChange = z.infer<typeof calculationChange>;

export const calculationQuery = z.object({
  /** The calculation in a link of the calculator. */
  c: linkText(),
  /** Version of the formulas that the link names; absent in links from before versions. */
  formula: z.optional(z.string()),
});
