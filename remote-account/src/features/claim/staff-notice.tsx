import type { User } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { claimCopy } from '../../copy/claim.ts';
import { Actions, PanelContent } from './claim-layout.ts';

/** Explains to administrators and consultants that only client accounts can own requests. */
export const StaffNotice = ({ role }: { role: Exclude<User['role'], 'client'> }) => (
  <Panel title={claimCopy.staff.title}>
    <PanelContent>
      <p>{claimCopy.staff.text[role]}</p>
      <Actions>
        <ButtonLink tone="outline" to={role === 'admin' ? paths.admin.home() : paths.dashboard()}>
          {claimCopy.attached.dashboard}
        </ButtonLink>
      </Actions>
    </PanelContent>
  </Panel>
);
