import { receipt, type RequestStatus } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { signInAs } from 'testing/remote-harness';
import * as z from 'zod/mini';

/** Accounts of the seed. */
export const demoAccounts = {
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
} as const;

/** Moves a request through statuses as an administrator, who stays signed in. */
export const moveRequest = async (reference: string, ...statuses: RequestStatus[]): Promise<void> => {
  await signInAs(demoAccounts.admin);
  for (const to of statuses)
    await http.post(`/admin/requests/${reference}/transitions`, { to, note: 'ما المساحة؟' }, z.unknown());
};

interface Credentials {
  email: string;
  password: string;
}

/** Sends a study as a client, who stays signed in. @returns the reference */
export const sendStudy = async (project_idea: string, client: Credentials = demoAccounts.client): Promise<string> => {
  const { user: owner } = await signInAs(client);
  const { data } = await http.post(
    '/public/feasibility-request',
    {
      name: owner.name,
      email: owner.email,
      phone: '0500000004',
      project_idea,
      capital_amount: '300 ألف دولار',
      location: 'القصيم',
      target_market: 'السعودية',
      timeline: 'two_months',
    },
    receipt,
  );
  return data?.reference ?? '';
};

/** Sends a study and its quote. The administrator stays signed in. @returns the reference */
export const quoteStudy = async (project_idea: string, client?: Credentials, plan: object = {}): Promise<string> => {
  const reference = await sendStudy(project_idea, client);
  await moveRequest(reference, 'under_review');
  const valid_until = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  const quote = { amount: 9800, delivery_days: 20, scope: 'دراسة فنية', valid_until, ...plan };
  await http.put(`/admin/requests/${reference}/quote`, quote, z.unknown());
  await moveRequest(reference, 'quoted');
  return reference;
};

/** Sends a study, assigns and delivers it. The administrator stays signed in. @returns the reference */
export const deliverStudy = async (project_idea: string, client?: Credentials): Promise<string> => {
  const reference = await quoteStudy(project_idea, client);
  // Nothing is delivered that nobody is responsible for.
  const [responsible] = await http.get(
    '/admin/users?role=admin&status=active&_limit=1',
    z.array(z.object({ id: z.int() })),
  );
  await http.post(`/admin/requests/${reference}/assign`, { assignee_id: responsible?.id }, z.unknown());
  await moveRequest(reference, 'accepted', 'in_progress', 'client_review', 'delivered');
  return reference;
};
