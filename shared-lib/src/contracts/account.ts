import * as z from 'zod/mini';
import { withNewPassword } from './new-password.ts';
import { articleSummary } from './article.ts';
import { pageNumber, perPage } from './list-query.ts';
import { requestKinds } from './request-kind.ts';
import { reference, requestFile } from './request.ts';
import { studySummary } from './study.ts';
import { emailText, freeText, id, optionalText, requiredText, timestamp } from './text.ts';
import { roles } from './user.ts';

export const changePasswordInput = withNewPassword(
  z.object({ current_password: z.string('password-required').check(z.minLength(1, 'password-required')) }),
);
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const profileInput = z.object({
  name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
  phone: optionalText(40),
  company: optionalText(160),
  country: optionalText(80),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** One place where somebody is signed in; the token itself is never told. */
export const accountSession = z.object({
  id: z.int(),
  device: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

const currentPassword = z
  .string('password-required')
  .check(z.minLength(1, 'password-required'), z.maxLength(256, 'password-long'));

/** The new address takes effect when the link mailed to it is opened. */
export const changeEmailInput = z.object({ email: emailText(), current_password: currentPassword });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** `token` is the one of the mailed link. */
export const confirmEmailInput = z.object({
  token: z.string('value-invalid').check(z.minLength(1, 'value-invalid'), z.maxLength(200, 'value-invalid')),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

export const deleteAccountInput = z.object({ password: currentPassword });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const savedKinds = ['study', 'article'] as const;
/** `id` may be a slug. */
export const savedInput = z.object({
  kind: z.enum(savedKinds, 'choice-invalid'),
  id: z.union([id, freeText(160).check(z.minLength(1))], 'value-invalid'),
});
export type SavedInput = z.infer<typeof savedInput>;

/** What somebody keeps for later, newest first. */
export const savedItems = z.object({ studies: z.array(studySummary), articles: z.array(articleSummary) });
export type SavedItems = z.infer<typeof savedItems>;

/** What somebody can fetch (again), newest first. */
export const accountDownloads = z.object({
  /** Studies whose file was fetched before; a new link is asked for as for any study. */
  studies: z.array(z.object({ study: studySummary, downloaded_at: timestamp })),
  /** What we sent with the own requests, of each file its newest version. */
  files: z.array(z.object({ reference, request_kind: z.enum(requestKinds), file: requestFile })),
});
export type AccountDownloads = z.infer<typeof accountDownloads>;

export const notificationQuery = z.object({
  page: pageNumber,
  per_page: perPage(20),
  unread: z._default(z.enum(['0', '1'], 'choice-invalid'), '0'),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** Which notifications were read; without ids, all of them. */
export const readNotificationsInput = z.object({
  ids: z.optional(z.array(id).check(z.maxLength(200, 'value-invalid'))),
});

/** Demo accounts, told in demo mode only. */
export const demoAccount = z.object({ role: z.enum(roles), email: z.string(), password: z.string(), name: z.string() });
export type DemoAccount = z.infer<typeof demoAccount>;
