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
import type { OnceHeaders } from 'shared-lib/patterns/use-write-once';
import { session } from 'shared-lib/session';
import * as z from 'zod/mini';

const profile = z.object({ data: user });
const email = z.object({ data: accountEmail });
const sessions = z.object({ data: z.array(accountSession) });

/** The calls of the own account. */
export const accountQueries = {
  email: () =>
    queryOptions({
      queryKey: ['account', 'email'],
      queryFn: async ({ signal }) => (await http.get('/account/email', email, { signal })).data,
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: async ({ signal }) => (await http.get('/account/sessions', sessions, { signal })).data,
    }),
  /** Confirms a new e-mail address once; the link of the email works only once. */
  confirmation: (token: string) =>
    queryOptions({
      queryKey: ['confirm-email', token],
      queryFn: async ({ client }): Promise<Receipt> => {
        const response = await http.post('/auth/confirm-email', { token }, receipt);
        session.updateUser((await http.get('/account/profile', profile)).data);
        // The page requests the e-mail at the same time, possibly before it is confirmed.
        await client.invalidateQueries(accountQueries.email());
        return response;
      },
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

/** Saves the profile. @returns the user with the changes */
export const saveProfile = async (input: ProfileInput): Promise<User> =>
  (await http.patch('/account/profile', input, profile)).data;

export const changeEmail = (input: ChangeEmailInput, headers: OnceHeaders): Promise<Receipt> =>
  http.post('/account/email', input, receipt, { headers });

export const cancelEmailChange = async (): Promise<AccountEmail> =>
  (await http.delete('/account/email/pending', email)).data;

export const changePassword = (input: ChangePasswordInput, headers: OnceHeaders): Promise<Receipt> =>
  http.post('/account/password', input, receipt, { headers });

/** Ends one session; without an id, all but the current one. */
export const endSession = (id?: number): Promise<Receipt> =>
  http.delete(id === undefined ? '/account/sessions' : `/account/sessions/${id}`, receipt);
