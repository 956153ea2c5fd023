import { useContext } from 'react';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { useSession } from 'shared-lib/session';
import { Ltr } from 'shared-lib/ui/bdi';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { PageHead } from 'shared-lib/ui/page-head';
import { Wrap } from 'shared-lib/ui/section';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import styled from 'styled-components';
import { debugRemotesCopy as copy } from '../copy/debug-remotes.ts';
import { Block } from './releases/block.tsx';
import { SiteContext } from '../site-context.ts';
import { RemotesTable } from './debug-remotes/remotes-table.tsx';
import { loadedScripts, sharedModules, type LoadedScript, type SharedModule } from './debug-remotes/tab-facts.ts';

const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-content: start;
  min-block-size: 60svh;
  padding-block: var(--s8) var(--s16);
`;

const sharedColumns: readonly TableColumn<SharedModule>[] = [
  { key: 'module', label: copy.shared.module, title: true, cell: ({ name }) => <Ltr>{name}</Ltr> },
  { key: 'version', label: copy.shared.version, cell: ({ version }) => <Ltr>{version}</Ltr> },
  { key: 'from', label: copy.shared.from, cell: ({ from }) => <Ltr>{from}</Ltr> },
  { key: 'loaded', label: copy.shared.loaded, cell: ({ isLoaded }) => (isLoaded ? copy.yes : copy.no) },
];

const sizeOf = ({ bytes }: LoadedScript): string => {
  if (bytes === undefined) return copy.none;
  return bytes === 0 ? copy.scripts.cached : copy.scripts.kilobytes(bytes / 1024);
};

const scriptColumns: readonly TableColumn<LoadedScript>[] = [
  { key: 'file', label: copy.scripts.file, title: true, cell: ({ file }) => <Ltr>{file}</Ltr> },
  { key: 'release', label: copy.scripts.release, cell: ({ version }) => <Ltr>{version}</Ltr> },
  { key: 'size', label: copy.scripts.size, numeric: true, cell: sizeOf },
  {
    key: 'time',
    label: copy.scripts.time,
    numeric: true,
    cell: ({ milliseconds }) => copy.scripts.milliseconds(milliseconds),
  },
];

/** What this tab has loaded so far; read once, when the page is shown. */
const TabFacts = () => {
  const shared = sharedModules();
  const scripts = loadedScripts();
  return (
    <>
      <Block title={copy.shared.title}>
        {shared.length === 0 ? (
          <p>{copy.shared.empty}</p>
        ) : (
          <DataTable
            caption={copy.shared.title}
            columns={sharedColumns}
            rows={shared}
            keyOf={({ name, version }) => `${name} ${version}`}
            dense
          />
        )}
      </Block>
      <Block title={copy.scripts.title}>
        {scripts.length === 0 ? (
          <p>{copy.scripts.empty}</p>
        ) : (
          <DataTable
            caption={copy.scripts.title}
            columns={scriptColumns}
            rows={scripts}
            keyOf={({ version, file }) => `${version} ${file}`}
            dense
          />
        )}
      </Block>
    </>
  );
};

/** For developers: releases, shared modules, pins and files of this tab. Open to everybody in demo mode, and to administrators. */
const DebugRemotesPage = () => {
  const { siteMode } = useContext(SiteContext);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  // Only a browser knows what its tab has loaded.
  const isHydrated = useHydrated();
  const isOpen = siteMode === 'demo' || isAdmin;
  return (
    <Page as="main">
      <PageHead
        title={copy.title}
        text={isOpen ? copy.description : copy.closed}
        actions={<a href={paths.debug()}>{copy.session}</a>}
      />
      {isOpen && isHydrated && (
        <>
          <Block title={copy.remotes.title}>
            <RemotesTable />
          </Block>
          <TabFacts />
        </>
      )}
    </Page>
  );
};

const handle: RouteHandle = {
  seo: () => ({ title: copy.title, description: copy.description, noindex: true }),
};

export const debugRemotes = { Component: DebugRemotesPage, handle };
