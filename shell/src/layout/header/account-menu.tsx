import UserRound from 'lucide-react/icons/user-round';
import { paths } from 'shared-lib/paths';
import { useSession } from 'shared-lib/session';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { useLazyComponent } from '../use-lazy-component.ts';
import { square } from './square.ts';

const SignInLink = styled(LayoutLink)`
  ${square}
`;

const loadMenu = () => import('./person-menu.tsx').then(({ PersonMenu }) => PersonMenu);

/**
 * Sign-in link for a guest; menu with dashboard link and sign-out for a signed-in person, loaded only then. Until it has loaded the link
 * stays: it leads a signed-in person to the dashboard.
 */
export const AccountMenu = () => {
  const user = useSession((state) => state.user);
  const PersonMenu = useLazyComponent(loadMenu, user !== null);
  if (user && PersonMenu) return <PersonMenu user={user} />;
  return (
    <SignInLink to={paths.auth()} aria-label={copy.account.signIn} title={copy.account.signIn}>
      <Icon icon={UserRound} size={20} />
    </SignInLink>
  );
};
