import { useContext } from 'react';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { useSession } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { debugCopy } from '../copy/debug-page.ts';
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
      <dt>{debugCopy.status}</dt>
      <dd>{debugCopy.statuses[status]}</dd>
      <dt>{debugCopy.token}</dt>
      <dd>{token ? debugCopy.tokenStored : debugCopy.tokenMissing}</dd>
      <dt>{debugCopy.user}</dt>
      <dd>{user ? <bdi dir="ltr">{user.email}</bdi> : debugCopy.nobody}</dd>
      <dt>{debugCopy.role}</dt>
      <dd>{user ? debugCopy.roles[user.role] : debugCopy.nobody}</dd>
    </Facts>
  );
};

/** State of the session, for everybody in demo mode and for admins. It never shows the token. */
export const DebugPage = () => {
  const { siteMode } = useContext(SiteContext);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const isOpen = siteMode === 'demo' || isAdmin;
  return (
    <Page as="main">
      <h1>{debugCopy.title}</h1>
      <p>{isOpen ? debugCopy.text : debugCopy.closed}</p>
      {isOpen && <SessionFacts />}
      {isOpen && <a href={`${paths.debug()}/remotes`}>{debugCopy.remotes}</a>}
    </Page>
  );
};

const handle: RouteHandle = {
  seo: () => ({ title: debugCopy.title, description: debugCopy.title, noindex: true }),
};

export const debug = { Component: DebugPage, handle };
