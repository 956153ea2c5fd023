import { useEffect, useRef, useState } from 'react';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { Alert } from 'shared-lib/ui/alert';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHead } from 'shared-lib/ui/page-head';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { releasesCopy as copy } from '../copy/releases.ts';
import type { Release, RemoteReleases } from './releases/contract.ts';
import { GoBackDialog } from './releases/go-back-dialog.tsx';
import { RemotePanel } from './releases/remote-panel.tsx';
import { useGoBack, useReleases } from './releases/use-releases.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  min-block-size: 60svh;
  padding-block: var(--s8) var(--s16);
  h3 {
    font-size: 1rem;
  }
`;

/** Says what has become live. It receives the focus when it appears. */
const Result = ({ children }: { children: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="success">{children}</Alert>
    </div>
  );
};

/** A question whether to go back, about what the administrator saw when it was asked. */
interface Question {
  remote: RemoteReleases;
  target: Release;
}

const Releases = () => {
  const { data, isError, isFetching, refetch } = useReleases();
  const goBack = useGoBack();
  const [question, setQuestion] = useState<Question>();
  const [result, setResult] = useState<string>();
  const ask = (remote: RemoteReleases, target: Release) => {
    goBack.reset();
    setResult(undefined);
    setQuestion({ remote, target });
  };
  const confirm = ({ remote: { remote, live }, target: { version } }: Question) =>
    goBack.mutate(
      { remote, version, seen: live },
      {
        onSuccess: ({ from, to }) => {
          setQuestion(undefined);
          setResult(copy.done(copy.remotes[remote], to, from));
        },
      },
    );
  return (
    <>
      {result !== undefined && <Result>{result}</Result>}
      {!data && !isError && <p role="status">{copy.loading}</p>}
      {isError && <BlockFailed message={copy.failed} isTrying={isFetching} onRetry={() => void refetch()} />}
      {data?.remotes.length === 0 && <EmptyState level={2} title={copy.none} text={copy.noneText} />}
      {data?.remotes.map((remote) => (
        <RemotePanel key={remote.remote} remote={remote} onGoBack={ask} />
      ))}
      {question && (
        <GoBackDialog
          {...question}
          isPending={goBack.isPending}
          failure={goBack.error?.message}
          onConfirm={() => confirm(question)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </>
  );
};

/**
 * The releases of all remotes, for administrators. It is a page of the shell, and loads nothing of remote-admin, so that it works when a release
 * of the administration does not.
 */
const ReleasesPage = () => (
  <Page as="main">
    <PageHead title={copy.title} text={copy.description} actions={<Link to={paths.admin.home()}>{copy.back}</Link>} />
    <Releases />
  </Page>
);

const handle: RouteHandle = {
  seo: () => ({ title: copy.title, description: copy.description, noindex: true }),
};

export const releases = { Component: ReleasesPage, handle };
