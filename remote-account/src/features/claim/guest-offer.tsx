import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { copy } from '../../copy/ar.ts';
import { claim } from '../../copy/claim.ts';
import { Deeds, Offer } from './claim-layout.ts';

/** To somebody who is not signed in: the ways in, which lead back here. */
export const GuestOffer = ({ token, isClaimed }: { token: string; isClaimed: boolean }) => {
  const { title, text } = isClaimed ? claim.claimedForGuest : claim.guest;
  const here = paths.claim(token);
  return (
    <Panel title={title}>
      <Offer>
        <p>{text}</p>
        <Deeds>
          <ButtonLink to={paths.auth(here)}>{copy.login.tab}</ButtonLink>
          {!isClaimed && (
            <ButtonLink tone="outline" to={paths.register(here)}>
              {copy.register.tab}
            </ButtonLink>
          )}
        </Deeds>
      </Offer>
    </Panel>
  );
};
