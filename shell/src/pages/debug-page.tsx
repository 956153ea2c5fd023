import { useContext } from 'react';
import type { RouteObject } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import type { RouteHandle } from 'shared-lib/federation';
import { copy } from '../copy/ar.ts';
import { SiteContext } from '../site-context.ts';

const Page = styled(Wrap)`
  display: grid;
  gap: var(--s4);
  align-content: start;
  min-block-size: 60svh;
  padding-block: var(--s16);
  > p {
    color: ${color.text2};
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr);
  max-inline-size: 44rem;
  margin-block-start: var(--s4);
  border: 1px solid ${color.line};
  background: ${color.white};
  > * {
    padding: var(--s3) var(--s5);
  }
  > :nth-child(n + 3) {
    border-block-start: 1px solid ${color.line};
  }
  dt {
    color: ${color.text2};
  }
`;

const SessionFacts = () => {
  const { status, token, user } = useSession();
  return (
    <Facts>
      <dt>{copy.debug.status}</dt>
      <dd>{copy.debug.statuses[status]}</dd>
      <dt>{copy.debug.token}</dt>
      <dd>{token ? copy.debug.tokenStored : copy.debug.tokenMissing}</dd>
      <dt>{copy.debug.user}</dt>
      <dd>{user ? <bdi dir="ltr">{user.email}</bdi> : copy.debug.nobody}</dd>
      <dt>{copy.debug.role}</dt>
      <dd>{user ? copy.debug.roles[user.role] : copy.debug.nobody}</dd>
    </Facts>
  );
};

/** State of the session, for everybody in demo mode and for admins. It never shows the token. */
const DebugPage = () => {
  const { siteMode } = useContext(SiteContext);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const isOpen = siteMode === 'demo' || isAdmin;
  return (
    <Page as="main">
      <h1>{copy.debug.title}</h1>
      <p>{isOpen ? copy.debug.text : copy.debug.closed}</p>
      {isOpen && <SessionFacts />}
    </Page>
  );
};

const handle: RouteHandle = {
  seo: () => ({ title: copy.debug.title, description: copy.debug.title, noindex: true }),
};

export const debugRoute: RouteObject = { id: 'debug', path: 'debug', Component: DebugPage, handle };
