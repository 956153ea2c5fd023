import type { Api } from '../../http/validation.ts';
import { demoAccounts } from '../../seed/demo-accounts.ts';

/** The demo accounts with their passwords, public; registered in demo mode only. */
export const demoRoutes = async (app: Api) => {
  app.get('/api/demo/accounts', { config: { access: 'public' } }, async () => ({
    data: demoAccounts.map(({ label, name, email, password, role, status }) => ({
      label,
      name,
      email,
      password,
      role,
      status,
    })),
  }));
};
