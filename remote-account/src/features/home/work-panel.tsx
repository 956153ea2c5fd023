import type { Role } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Panel } from 'shared-lib/ui/panel';
import { copy } from '../../copy/ar.ts';

const work = {
  client: { ...copy.requests, to: paths.contact('feasibility') },
  consultant: { ...copy.queue, to: paths.contact('contact') },
} as const;

/** Where requests are followed: says how one begins, and claims nothing about those that were sent. */
export const WorkPanel = ({ role }: { role: Exclude<Role, 'admin'> }) => {
  const { title, empty, emptyText, action, to } = work[role];
  return (
    <Panel title={title}>
      <EmptyState title={empty} text={emptyText} action={<ButtonLink to={to}>{action}</ButtonLink>} />
    </Panel>
  );
};
