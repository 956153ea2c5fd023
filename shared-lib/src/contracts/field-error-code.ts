/** What can be wrong with a field, in codes: `shared-lib/copy` says each in Arabic. */
export const fieldErrorCodes = [
  'name-required',
  'name-short',
  'email-required',
  'email-invalid',
  'email-taken',
  'password-required',
  'password-short-login',
  'password-short',
  'password-long',
  'password-common',
  'confirmation-required',
  'confirmation-different',
  'role-required',
  'subject-required',
  'message-required',
  'phone-required',
  'project-type-required',
  'description-required',
  'project-idea-required',
  'choice-invalid',
  'text-long',
  'text-invalid',
  'value-invalid',
  'search-short',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];
