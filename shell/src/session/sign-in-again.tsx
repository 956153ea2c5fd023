import { SignInForm } from 'shared-lib/account';
import { paths } from 'shared-lib/paths';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { navigateTo } from '../navigation/navigator.ts';

const Text = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: 0.9375rem;
`;

/** Dialog over a page whose session has ended. The person signs in again or leaves the page; Esc does not close it. */
export const SignInAgain = ({ email }: { email: string }) => {
  // The page may ask whether to leave it. Who stays still has to sign in, so the dialog closes with the page.
  const leave = () => navigateTo(paths.home());
  return (
    <Dialog open persistent onClose={leave} title={copy.signInAgain.title}>
      <Text>{copy.signInAgain.text}</Text>
      <SignInForm email={email} hasFocus>
        <Button tone="quiet" block onClick={leave}>
          {copy.signInAgain.leave}
        </Button>
      </SignInForm>
    </Dialog>
  );
};
