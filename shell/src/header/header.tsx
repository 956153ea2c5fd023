import { color, layout, space, weight, zIndex } from 'shared-lib/theme';
import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { FrameLink } from '../navigation/frame-link.tsx';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${zIndex.header};
  background: ${color.paper};
  border-block-end: 1px solid ${color.line};
`;
const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  min-block-size: ${layout.header};
`;
const Links = styled.ul`
  display: flex;
  gap: ${space.s4};
  font-weight: ${weight.medium};
`;

const pages = [
  { to: paths.home(), label: copy.nav.home },
  { to: paths.about(), label: copy.nav.about },
  { to: paths.services(), label: copy.nav.services },
  { to: paths.sectors(), label: copy.nav.sectors },
  { to: paths.blog(), label: copy.nav.blog },
  { to: paths.contact(), label: copy.nav.contact },
];

export const Header = () => (
  <Bar>
    <Row>
      <FrameLink to={paths.home()} aria-label={copy.nav.logo}>
        {company.name}
      </FrameLink>
      <nav aria-label={copy.nav.label}>
        <Links>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <FrameLink to={to} current="section">
                {label}
              </FrameLink>
            </li>
          ))}
        </Links>
      </nav>
      <FrameLink to={paths.auth()}>{copy.account.signIn}</FrameLink>
    </Row>
  </Bar>
);
