import { authResponse } from 'shared-lib/contracts';

interface Account {
  email: string;
  password: string;
}

/** Accounts of the seed. */
export const accounts = {
  admin: { email: 'admin@miqyas.example', password: 'Nilometer-2015' },
  /** Has 5,000 of the requests of `SEED=large`. */
  client: { email: 'client@miqyas.example', password: 'Palm-Harvest-18' },
  consultant: { email: 'consultant@miqyas.example', password: 'Gauge-Column-16' },
} as const satisfies Record<string, Account>;

export type AccountName = keyof typeof accounts;

/** What the site keeps in `localStorage` for a signed-in account, by key. */
export const storedSession = async (origin: string, name: AccountName): Promise<Record<string, string>> => {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accounts[name]),
  });
  const { token, user } = authResponse.parse(await response.json());
  return { auth_token: token, user: JSON.stringify(user) };
};
