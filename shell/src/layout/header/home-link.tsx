import { paths } from 'shared-lib/paths';
import { media } from 'shared-lib/theme';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import logo from './art/logo-ar.svg';

const Link = styled(LayoutLink)`
  flex: none;
  img {
    inline-size: auto;
    block-size: 2.875rem;
    ${media.compactHeader} {
      block-size: 2.5rem;
    }
  }
`;

/** The company's logo, linked to the home page. */
export const HomeLink = () => (
  <Link to={paths.home()}>
    <img src={logo} alt={copy.nav.logo} width={211} height={64} />
  </Link>
);
