import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { copy } from '../../copy/ar.ts';
import { claimCopy } from '../../copy/claim.ts';
import { Actions, PanelContent } from './claim-layout.ts';

/** Offers a guest login and registration. Both return to this page. */
export const GuestPanel = ({ token, isClaimed }: { token: string; isClaimed: boolean }) => {
  const { title, text } = isClaimed ? claimCopy.claimedForGuest : claimCopy.guest;
  const here = paths.claim(token);
  return (
    <Panel title={title}>
      <PanelContent>
        <p>{text}</p>
        <Actions>
          <ButtonLink to={paths.auth(here)}>{copy.login.tab}</ButtonLink>
          {!isClaimed && (
            <ButtonLink tone="outline" to={paths.register(here)}>
              {copy.register.tab}
            </ButtonLink>
          )}
        </Actions>
      </PanelContent>
    </Panel>
  );
};
