import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { withNewPassword } from './auth.ts';
import { articleSummary } from './article.ts';
import { pageNumber, perPage } from './list-query.ts';
import { requestKinds } from './request-kind.ts';
import { notificationKinds, reference, requestFile, type NotificationKind } from './request.ts';
import { studySummary } from './study.ts';
import { accountEmailText, freeCode, id, optionalText, requiredText, timestamp, tokenText } from './text.ts';
import { roles, type Role } from './user.ts';

export const changePasswordInput = withNewPassword(
  z.object({
    current_password: z
      .string('password-required')
      .check(z.minLength(1, 'password-required'), z.maxLength(1024, 'password-long')),
  }),
);
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const profileInput = z.object({
  name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
  phone: optionalText(40),
  company: optionalText(160),
  country: optionalText(80),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** A session of the user on one device. Responses never contain the token. */
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

/** The new e-mail address takes effect when the user opens the emailed link. */
export const changeEmailInput = z.object({ email: accountEmailText(), current_password: currentPassword });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** `token` comes from the emailed link. */
export const confirmEmailInput = z.object({
  token: tokenText(),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

export const deleteAccountInput = z.object({ password: currentPassword });
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

export const savedKinds = ['study', 'article'] as const;
/** `id` may be a slug. */
export const savedInput = z.object({
  kind: z.enum(savedKinds, 'choice-invalid'),
  id: z.union([id, freeCode(160).check(z.minLength(1))], 'value-invalid'),
});
export type SavedInput = z.infer<typeof savedInput>;

/** Saved studies and articles of the user, newest first. */
export const savedItems = z.object({ studies: z.array(studySummary), articles: z.array(articleSummary) });
export type SavedItems = z.infer<typeof savedItems>;

/** Files that the user may download, newest first. */
export const accountDownloads = z.object({
  /** Studies that the user downloaded before. Downloading again needs a new link. */
  studies: z.array(z.object({ study: studySummary, downloaded_at: timestamp })),
  /** Newest versions of the files that the company sent with requests of the user. */
  files: z.array(z.object({ reference, request_kind: knownOr(requestKinds), file: requestFile })),
});
export type AccountDownloads = z.infer<typeof accountDownloads>;

export const notificationQuery = z.object({
  page: pageNumber,
  per_page: perPage(20),
  unread: z._default(z.enum(['0', '1'], 'choice-invalid'), '0'),
});
export type NotificationQuery = z.infer<typeof notificationQuery>;

/** Marks notifications as read; without `ids`, all of them. */
export const readNotificationsInput = z.object({
  ids: z.optional(z.array(id).check(z.maxLength(200, 'value-invalid'))),
});

/** The kinds of notification that each role receives, in the order of its preferences. */
export const notificationKindsByRole: Record<Role, readonly NotificationKind[]> = {
  client: ['message', 'status', 'quote', 'file', 'appointment', 'reminder'],
  consultant: ['assignment', 'message', 'status', 'quote', 'file', 'appointment', 'deadline'],
  admin: ['assignment', 'message', 'status', 'quote', 'file', 'appointment', 'approval'],
};

/** Where a user is notified of one kind of event. */
export const notificationPreference = z.object({
  kind: knownOr(notificationKinds),
  /** In the account. */
  here: z.boolean(),
  /** Null for a kind that is never emailed. */
  email: z.nullable(z.boolean()),
  /** Whether the email cannot be turned off. */
  is_email_fixed: z.boolean(),
});
export type NotificationPreference = z.infer<typeof notificationPreference>;

export const notificationPreferenceInput = z.object({
  kind: z.enum(notificationKinds, 'choice-invalid'),
  here: z.boolean('value-invalid'),
  email: z.boolean('value-invalid'),
});
export type NotificationPreferenceInput = z.infer<typeof notificationPreferenceInput>;

/** The e-mail address of an account, and the new one that waits for its confirmation. */
export const accountEmail = z.object({
  email: z.string(),
  pending: z.nullable(z.object({ email: z.string(), expires_at: timestamp })),
});
export type AccountEmail = z.infer<typeof accountEmail>;

/** Whether a consultant receives new requests. */
export const availability = z.object({ is_available: z.boolean('value-invalid') });
export type Availability = z.infer<typeof availability>;

/** A demo account; responses contain them in demo mode only. */
export const demoAccount = z.object({
  role: knownOr(roles),
  email: z.string(),
  password: z.string(),
  name: z.string(),
});
export type DemoAccount = z.infer<typeof demoAccount>;
