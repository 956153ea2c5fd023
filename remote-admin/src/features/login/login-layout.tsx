import type { ReactNode } from 'react';
import { company, copyrightYears, rightsReserved } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Logo } from '../../layout/logo.tsx';
import { SplitPage } from 'shared-lib/ui/split-page';
import { ForwardLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { Cluster } from 'shared-lib/ui/stack';

const labels = copy.login;

const Title = styled.h2`
  ${text.h1}
`;
const Intro = styled.p`
  margin-block-start: var(--s2);
  color: ${color.muted};
`;
const Copyright = styled.p`
  ${text.xs}
  color: ${color.text3};
  text-align: center;
`;

const bar = (
  <Cluster $gap="4" $align="center" $justify="space-between">
    <Link to={paths.home()}>
      <Logo size={48} />
    </Link>
    <ForwardLink to={paths.home()}>{labels.back}</ForwardLink>
  </Cluster>
);

/** Layout of the administration login. It replaces the layout of the site. */
export const LoginLayout = ({ children }: { children: ReactNode }) => (
  <SplitPage
    title={company.name}
    subtitle={labels.subtitle}
    picture="hero/hero-3-land-mobile.png"
    top={bar}
    foot={
      <Copyright>
        {rightsReserved} <Ltr>{copyrightYears()}</Ltr> {company.name}
      </Copyright>
    }
  >
    <div>
      <Title>{labels.title}</Title>
      <Intro>{labels.text}</Intro>
    </div>
    {children}
  </SplitPage>
);
