import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from 'tooling/config';
import { hashFiles } from 'tooling/build/input-hash';
import { copyPrepared, TEST_DATA } from './prepared-folder.ts';
import { replaceHashes, replaceInFiles } from './marked-build.ts';
import { buildVariant, VARIANTS } from './variant.ts';

/** A remote with a few pages, for tests of faulty releases: building and trying it takes a fraction of the time of the real one. */
type SmallRemote = 'remote-public' | 'remote-admin';

const IMPORTS = `
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyPage } from 'shared-lib/federation/lazy-page';
import { http } from 'shared-lib/http';
import { Outlet } from 'shared-lib/router';
import * as z from 'zod/mini';
export const contract = 1;
const rowsOf = z.array(z.object({ id: z.int() }));
`;

/** A page that runs the code of its marks while it renders, and in an effect. */
const page = (name: string, title: string) => `
const ${name} = () => {
  globalThis.mark = 'mark of ${name}';
  useEffect(() => { globalThis.mark = 'mark of effect of ${name}'; }, []);
  return <main><h1>${title}</h1><p>text</p></main>;
};`;

/** A list that runs the code of its marks with rows, without, and when it could not be loaded. */
const LIST = `
export const List = () => {
  const { data, isError } = useQuery({ queryKey: ['rows'], queryFn: () => http.get('/admin/services', rowsOf) });
  if (isError) globalThis.mark = 'mark of failing';
  if (data && data.length > 0) globalThis.mark = 'mark of rows';
  if (data && data.length === 0) globalThis.mark = 'mark of empty';
  return <main><h1>List</h1><ul>{(data ?? []).map(({ id }) => <li key={id}>{id}</li>)}</ul></main>;
};`;

const LAZY = (name: string, file: string) => `lazyPage(() => import('./${file}').then((m) => m.${name}))`;

const PUBLIC = `${IMPORTS}
globalThis.mark = 'mark of module';
${page('Home', 'Home')}
const handle = (path) => ({
  seo: () => ({ title: path, description: path, canonicalPath: path }),
  status: () => Number('mark of status') || 200,
  prefetch: ({ queryClient }) => queryClient.query({ queryKey: ['data'], queryFn: async () => (await 'mark of data') ?? 1 }),
});
const about = () => 'mark of loader';
export default () => [
  { index: true, Component: Home, handle: { seo: () => ({ title: 'Home', description: 'Home', canonicalPath: '/' }) } },
  { path: 'about', loader: about, lazy: ${LAZY('About', 'about.tsx')}, handle: handle('/about') },
];
`;
const ABOUT = `import { useEffect } from 'react';
globalThis.mark = 'mark of chunk';
${page('About', 'About')}
export { About };
`;
const ADMIN = `${IMPORTS}
globalThis.mark = 'mark of module';
${page('Overview', 'Overview')}
const handle = { seo: () => ({ title: 'List', description: 'List', canonicalPath: '/admin', noindex: true }) };
export default () => [
  { path: 'admin', Component: Outlet, children: [
    { index: true, Component: Overview, handle },
    { path: 'list', lazy: ${LAZY('List', 'list.tsx')}, handle },
  ] },
];
`;
const LOGIN = `import { useEffect } from 'react';
export const contract = 1;
${page('Login', 'Login')}
const handle = { seo: () => ({ title: 'Login', description: 'Login', canonicalPath: '/admin/login', noindex: true }) };
export default () => [{ path: 'admin/login', Component: Login, handle }];
`;

const sources: Record<SmallRemote, Record<string, string>> = {
  'remote-public': { 'src/routes.tsx': PUBLIC, 'src/about.tsx': ABOUT },
  'remote-admin': {
    'src/routes.tsx': ADMIN,
    'src/list.tsx': `${IMPORTS.replace("import { Outlet } from 'shared-lib/router';\n", '')}${LIST}`,
    'src/login.tsx': LOGIN,
  },
};

const smallBuild = (remote: SmallRemote) => ({
  folder: join(TEST_DATA, `small-${remote}`),
  key: hashFiles(ROOT, [`${remote}/dist/built-from`, 'shared-lib/testing/src/small-remote.ts']),
  async prepare(folder: string) {
    const edits = Object.fromEntries(Object.entries(sources[remote]).map(([file, text]) => [file, () => text]));
    const dist = await buildVariant({ remote, name: 'small', edits });
    cpSync(dist, folder, { recursive: true });
  },
});

interface SmallVariant {
  remote: SmallRemote;
  /** Unique among the variants of the remote. */
  name: string;
  /** Mark → code of a function body that runs in its place. */
  code?: Readonly<Record<string, string>>;
  /** Changes the finished files. @param dist the folder to publish */
  patch?: (dist: string) => void;
}

/** A version of a small remote, made from one build by changing its finished files. @returns the `dist` folder to publish */
export const smallVariant = async ({ remote, name, code = {}, patch }: SmallVariant): Promise<string> => {
  const dist = join(VARIANTS, `small-${remote}-${name.replaceAll(/\W+/g, '-')}`, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await copyPrepared(smallBuild(remote), dist);
  for (const [mark, body] of Object.entries(code)) {
    const hashes = replaceInFiles(dist, new RegExp(`["'\`]mark of ${mark}["'\`]`, 'g'), `(() => { ${body} })()`);
    if (hashes.size < 2) throw new Error(`${hashes.size} files of ${dist} contain the mark of ${mark}.`);
    replaceHashes(dist, hashes);
  }
  patch?.(dist);
  return dist;
};
