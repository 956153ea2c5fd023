import { queryOptions } from '@tanstack/react-query';
import {
  bookingSchedule,
  consultantProfile,
  receipt,
  user,
  type BookingSchedule,
  type ConsultantDecisionInput,
  type Receipt,
  type User,
} from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { dialectSource, resourceKey, rowsQuery } from 'shared-lib/list';
import * as z from 'zod/mini';
import { patchRow } from '../../resource/resource-requests.ts';

const users = dialectSource('users', z.array(user));

/** The active administrators. The last one cannot be removed; two rows are enough to know whether there is another. */
export const activeAdminsQuery = () =>
  queryOptions({
    ...rowsQuery(users, new URLSearchParams({ _page: '1', _limit: '2', role: 'admin', status: 'active' })),
    staleTime: 0,
  });

/** Activates an account; a pending consultant is approved and gets an email. */
export const activateUser = (id: number): Promise<User> => patchRow('users', user, id, { status: 'active' });

export const suspendUser = (id: number): Promise<User> => patchRow('users', user, id, { status: 'suspended' });

/** Emails the owner a link to set a new password. The receipt has the sentence to show. */
export const sendPasswordLink = (id: number): Promise<Receipt> =>
  http.post(`/admin/users/${id}/reset-password`, {}, receipt);

/** Ends all sessions of an account but the current one. */
export const signOutEverywhere = (id: number): Promise<Receipt> =>
  http.post(`/admin/users/${id}/sign-out`, {}, receipt);

const profileResponse = z.object({ data: consultantProfile });

const profilePath = (id: number): string => `/admin/users/${id}/consultant-profile`;

/** Path of the uploaded curriculum vitae of a consultant, below `/api`. */
export const consultantFilePath = (id: number): string => `${profilePath(id)}/file`;

/** What a consultant wrote about the own work, and the last decision on the account. */
export const consultantProfileQuery = (id: number) =>
  queryOptions({
    queryKey: [...resourceKey('users'), 'consultant-profile', id],
    queryFn: async ({ signal }) => (await http.get(profilePath(id), profileResponse, { signal })).data,
  });

const scheduleResponse = z.object({ data: bookingSchedule });
const hoursPath = (id: number): string => `/admin/users/${id}/booking-hours`;

/** When a consultant meets clients. */
export const bookingHoursQuery = (id: number) =>
  queryOptions({
    queryKey: [...resourceKey('users'), 'booking-hours', id],
    queryFn: async ({ signal }) => (await http.get(hoursPath(id), scheduleResponse, { signal })).data,
  });

export const saveBookingHours = async (id: number, input: object): Promise<BookingSchedule> =>
  (await http.put(hoursPath(id), input, scheduleResponse)).data;

/** Approves or rejects a consultant, who gets the reason by email. The receipt has the sentence to show. */
export const decideOnConsultant = (id: number, decision: ConsultantDecisionInput): Promise<Receipt> =>
  http.post(`/admin/users/${id}/decision`, decision, receipt);
