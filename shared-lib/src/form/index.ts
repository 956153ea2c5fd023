/** Forms based on contracts: `useContractForm`, `Form`, and fields with labels and Arabic error messages. */
export { Controller, useFieldArray, useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
export { CheckboxField, SwitchField } from './checkbox-field.tsx';
export { FormErrorSummary } from './error-summary.tsx';
export { failureMessageOr } from './failure-message.ts';
export { FieldError, FieldLayout, FieldHint, Fields, LabelText, type FieldProps } from './field-layout.tsx';
export { FormDraft } from './form-draft.tsx';
export { FormFailure } from './form-failure.tsx';
export { Form } from './form.tsx';
export { Honeypot } from './honeypot.tsx';
export { useHydrated } from './hydrated.ts';
export { PasswordField } from './password-field.tsx';
export { RadioCards, type RadioChoice } from './radio-cards.tsx';
export { SelectField, type Choice } from './select-field.tsx';
export { applyServerErrors } from './server-errors.ts';
export { SubmitButton } from './submit-button.tsx';
export { TextAreaField, TextField } from './text-field.tsx';
export { useContractForm, type ContractForm } from './use-contract-form.ts';
export { useField } from './use-field.ts';
