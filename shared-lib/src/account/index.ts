/** Sign-in, and the own account of every role: data, e-mail address, password, sessions. */
export { DataRow } from './data-row.tsx';
export { EmailConfirmation, EmailRow } from './email-row.tsx';
export { PasswordRow } from './password-row.tsx';
export { SessionsRow } from './sessions-row.tsx';
export { FormStack, RowActions, SettingRow, SettingRows } from './setting-row.tsx';
export { SignInForm } from './sign-in-form.tsx';
