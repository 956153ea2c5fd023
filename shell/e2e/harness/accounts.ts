import type { APIRequestContext } from 'playwright/test';
import { authResponse, type AuthResponse } from 'shared-lib/contracts';
import * as z from 'zod';

export type Persona = 'admin' | 'consultant' | 'client' | 'otherClient' | 'pendingConsultant';

export interface Account {
  email: string;
  password: string;
  name: string;
}

const demoAccounts = z.object({
  data: z.array(z.object({ role: z.string(), email: z.string(), password: z.string(), name: z.string() })),
});

const emails: Record<Persona, string> = {
  admin: 'admin@miqyas.example',
  consultant: 'consultant@miqyas.example',
  client: 'client@miqyas.example',
  otherClient: 'client2@miqyas.example',
  pendingConsultant: 'pending@miqyas.example',
};

/** The seeded account of a persona, as `npm start` prints it. */
export const accountOf = async (request: APIRequestContext, origin: string, persona: Persona): Promise<Account> => {
  const { data } = demoAccounts.parse(await (await request.get(`${origin}/api/demo/accounts`)).json());
  const account = data.find(({ email }) => email === emails[persona]);
  if (!account) throw new Error(`The seed has no ${persona}`);
  return account;
};

export const signInByApi = async (
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<AuthResponse> => {
  const response = await request.post(`${origin}/api/auth/login`, {
    data: { email: account.email, password: account.password },
  });
  return authResponse.parse(await response.json());
};
