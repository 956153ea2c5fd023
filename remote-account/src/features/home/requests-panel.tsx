import type { Role } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Panel } from 'shared-lib/ui/panel';
import { copy } from '../../copy/ar.ts';

const emptyStates = {
  client: { ...copy.requests, to: paths.contact('feasibility') },
  consultant: { ...copy.queue, to: paths.contact('contact') },
} as const;

/** Explains how to start. It does not list requests yet, so it makes no claim about existing ones. */
export const RequestsPanel = ({ role }: { role: Exclude<Role, 'admin'> }) => {
  const { title, empty, emptyText, action, to } = emptyStates[role];
  return (
    <Panel title={title}>
      <EmptyState title={empty} text={emptyText} action={<ButtonLink to={to}>{action}</ButtonLink>} />
    </Panel>
  );
};
