/** Forms based on contracts: `useContractForm`, `Form`, and fields with labels and Arabic error messages. */
export { Controller, useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
export { SwitchField } from './switch-field.tsx';
export { CheckboxesField } from './checkboxes-field.tsx';
export { compareTexts, ComparedText } from './compared-text.tsx';
export { type FormContract, useContractForm, type ContractForm, type FormContractSource } from './use-contract-form.ts';
export { FormErrorSummary } from './error-summary.tsx';
export { failureMessageOr, FormFailure, Form, SubmitButton, Honeypot } from './form.tsx';
export { FieldRows } from './field-rows.tsx';
export {
  errorStyles,
  FieldError,
  FieldLayout,
  FieldHint,
  Fields,
  hintStyles,
  labelStyles,
  LabelText,
  type FieldProps,
} from './field-layout.tsx';
export { FormExtrasContext } from './form-context.ts';
export { FormDraft } from './form-draft.tsx';
export { LeaveGuard } from './leave-guard.tsx';
export { JsonLinesField, LinesField } from './lines-field.tsx';
export { NumberField } from './number-field.tsx';
export { PasswordField } from './password-field.tsx';
export { PreferredTimes } from './preferred-times.tsx';
export { RadioCards } from './radio-cards.tsx';
export { RecordForm, useSaveKey } from './record-form.tsx';
export type { SavedRecord } from './record-start.ts';
export { SelectField, type Choice } from './select-field.tsx';
export { TextAreaField, TextField } from './text-field.tsx';
export { textBounds } from './text-bound.tsx';
export { useControlledField } from './use-field.ts';
