import { useContext } from 'react';
import type { RouteObject } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { space, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import type { RouteHandle } from 'shared-lib/federation';
import { copy } from '../copy/ar.ts';
import { SiteContext } from '../site-context.ts';

const Room = styled(Wrap)`
  min-block-size: 60svh;
  padding-block: ${space.s16};
`;
const Title = styled.h1`
  ${text.h1}
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space.s3} ${space.s6};
`;

/** What the browser knows of the session: for developers of a demo, and for admins. Never the token itself. */
const DebugPage = () => {
  const { siteMode } = useContext(SiteContext);
  const { status, token, user } = useSession();
  const isOpen = siteMode === 'demo' || user?.role === 'admin';
  return (
    <Room as="main">
      <Title>{copy.debug.title}</Title>
      {isOpen ? (
        <Facts>
          <dt>{copy.debug.status}</dt>
          <dd>{copy.debug.statuses[status]}</dd>
          <dt>{copy.debug.token}</dt>
          <dd>{token ? copy.debug.tokenStored : copy.debug.tokenMissing}</dd>
          <dt>{copy.debug.user}</dt>
          <dd>{user ? <bdi dir="ltr">{user.email}</bdi> : copy.debug.nobody}</dd>
          <dt>{copy.debug.role}</dt>
          <dd>{user?.role ?? copy.debug.nobody}</dd>
        </Facts>
      ) : (
        <p>{copy.debug.closed}</p>
      )}
    </Room>
  );
};

const handle: RouteHandle = {
  seo: () => ({ title: copy.debug.title, description: copy.debug.title, noindex: true }),
};

export const debugRoute: RouteObject = { id: 'debug', path: 'debug', Component: DebugPage, handle };
