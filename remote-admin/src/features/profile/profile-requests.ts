import { queryOptions } from '@tanstack/react-query';
import {
  accountEmail,
  accountSession,
  receipt,
  user,
  type AccountEmail,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type ProfileInput,
  type Receipt,
  type User,
} from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

const profile = z.object({ data: user });
const email = z.object({ data: accountEmail });
const sessions = z.object({ data: z.array(accountSession) });
const profileKey = ['account', 'profile'] as const;
export const sessionsKey = ['account', 'sessions'] as const;

export const profileQuery = () =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await http.get('/account/profile', profile, { signal })).data,
    staleTime: 0,
  });

/** The own e-mail, and the new one that waits for its confirmation. */
export const emailQuery = () =>
  queryOptions({
    queryKey: ['account', 'email'],
    queryFn: async ({ signal }) => (await http.get('/account/email', email, { signal })).data,
    staleTime: 0,
  });

/** Makes the link that was sent to the new e-mail useless. */
export const cancelEmailChange = async (): Promise<AccountEmail> =>
  (await http.delete('/account/email/pending', email)).data;

export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await http.get('/account/sessions', sessions, { signal })).data,
    staleTime: 0,
  });

export const saveProfile = async (input: ProfileInput): Promise<User> =>
  (await http.patch('/account/profile', input, profile)).data;

/** Sends a link to the new e-mail address, which takes effect when the link is opened. */
export const changeEmail = (input: ChangeEmailInput): Promise<Receipt> => http.post('/account/email', input, receipt);

/** Sets a new password and ends all other sessions. */
export const changePassword = (input: ChangePasswordInput): Promise<Receipt> =>
  http.post('/account/password', input, receipt);

/** Ends one session; without an id, all but the current one. */
export const endSession = (id?: number): Promise<Receipt> =>
  http.delete(id === undefined ? '/account/sessions' : `/account/sessions/${id}`, receipt);
