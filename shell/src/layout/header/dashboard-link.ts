import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { copy } from '../../copy/ar.ts';

/** Path and label of a person's dashboard, by role (specification §6). */
export const dashboardLinkOf = ({ role }: Pick<User, 'role'>) =>
  role === 'admin'
    ? { to: paths.admin.home(), label: copy.account.admin }
    : { to: paths.dashboard(), label: copy.account.dashboard };
