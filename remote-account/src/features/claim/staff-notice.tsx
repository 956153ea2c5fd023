import type { Role } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { claim } from '../../copy/claim.ts';
import { Deeds, Offer } from './claim-layout.ts';

/** To administrators and consultants: their accounts work on requests and have none of their own. */
export const StaffNotice = ({ role }: { role: Exclude<Role, 'client'> }) => (
  <Panel title={claim.staff.title}>
    <Offer>
      <p>{claim.staff.text[role]}</p>
      <Deeds>
        <ButtonLink tone="outline" to={role === 'admin' ? paths.admin.home() : paths.dashboard()}>
          {claim.attached.dashboard}
        </ButtonLink>
      </Deeds>
    </Offer>
  </Panel>
);
