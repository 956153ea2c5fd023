import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { Alert } from 'shared-lib/ui/alert';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { copy } from '../../copy/ar.ts';
import { Stack } from 'shared-lib/ui/stack';

/** Shown to a user without administrator rights: offers the dashboard and sign-out. */
export const NotAdmin = ({ name }: { name: string }) => (
  <>
    <Alert tone="warning">{copy.login.notAdmin(name)}</Alert>
    <Stack $gap="3">
      <ButtonLink block to={paths.dashboard()}>
        {copy.login.dashboard}
      </ButtonLink>
      <Button block tone="quiet" onClick={session.signOut}>
        {copy.login.signOut}
      </Button>
    </Stack>
  </>
);
