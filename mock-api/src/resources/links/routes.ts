import { linkCheck, linkCheckInput, type CheckedLink, type LinkState, type SearchKind } from 'shared-lib/contracts';
import { isSafeLink } from 'shared-lib/paths';
import sanitizeHtml from 'sanitize-html';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';
import { parseRowId } from '../../http/params.ts';
import { isPublishedAt } from '../publications/state.ts';

interface Deps {
  db: Database;
  clock: Clock;
  siteOrigin: string;
}

/** Pages of the site without a row of content. */
const PAGES = new Set([
  '/',
  '/about',
  '/contact',
  '/blog',
  '/services',
  '/sectors',
  '/free-studies',
  '/search',
  '/tools/feasibility',
  '/auth',
  '/dashboard',
  '/claim',
]);

/** Folder of a page with content → kind of the content. */
const FOLDERS: Readonly<Record<string, SearchKind>> = {
  blog: 'article',
  services: 'service',
  sectors: 'sector',
  studies: 'study',
};

interface Target {
  id: number;
  slug: string;
  isPublic: boolean;
}

const now = ({ clock }: Deps): string => clock().toISOString();

const findTarget = async (deps: Deps, kind: SearchKind, by: { id: number } | { slug: string }) => {
  const { db } = deps;
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['slug', by.slug] as const);
  if (kind === 'article' || kind === 'study') {
    const row = await db
      .selectFrom(kind === 'article' ? 'articles' : 'studies')
      .select(['id', 'slug', 'status', 'published_at'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row && { id: row.id, slug: row.slug, isPublic: isPublishedAt(row, now(deps)) };
  }
  const row = await db
    .selectFrom(kind === 'service' ? 'services' : 'sectors')
    .select(['id', 'slug', 'is_active'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { id: row.id, slug: row.slug, isPublic: row.is_active === 1 };
};

/** The row that a former slug leads to. */
const findByFormerSlug = async (deps: Deps, kind: SearchKind, slug: string): Promise<Target | undefined> => {
  const former = await deps.db
    .selectFrom('slug_history')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return former && findTarget(deps, kind, { id: former.target_id });
};

type Result = Pick<CheckedLink, 'state' | 'suggestion'>;
const result = (state: LinkState, suggestion = ''): Result => ({ state, suggestion });

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const checkPath = async (deps: Deps, pathname: string): Promise<Result> => {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (PAGES.has(path)) return result('ok');
  const [, folder = '', segment = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  const kind = FOLDERS[folder];
  if (!kind) return result('missing');
  const name = decoded(segment);
  const id = parseRowId(name);
  const target = await findTarget(deps, kind, id === undefined ? { slug: name } : { id });
  if (target) return result(target.isPublic ? 'ok' : 'hidden');
  const moved = await findByFormerSlug(deps, kind, name);
  if (!moved) return result('missing');
  return moved.isPublic ? result('moved', `/${folder}/${encodeURIComponent(moved.slug)}`) : result('hidden');
};

/** Checks one link. Other sites are checked by syntax only, because no call leaves the machine. */
const checkLink = async (deps: Deps, href: string): Promise<Result> => {
  if (!isSafeLink(href)) return result('invalid');
  if (href.startsWith('#') || /^(?:mailto|tel):/i.test(href)) return result('unchecked');
  const url = URL.parse(href, deps.siteOrigin);
  if (!url) return result('invalid');
  return url.origin === new URL(deps.siteOrigin).origin ? checkPath(deps, url.pathname) : result('unchecked');
};

/** The links of a text with the text inside them, each `href` once. */
const linksOf = (html: string): { href: string; text: string }[] => {
  const links = new Map<string, string>();
  sanitizeHtml(html, {
    allowedTags: ['a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'javascript', 'data'],
    exclusiveFilter: ({ tag, attribs, text }) => {
      const href = attribs.href ?? '';
      if (tag === 'a' && !links.has(href)) links.set(href, text.replaceAll(/\s+/g, ' ').trim());
      return false;
    },
  });
  return [...links].map(([href, text]) => ({ href, text }));
};

/** Links of one article. A text with more of them is no article. */
const MAX_LINKS = 300;

/** Checks the links of an article against the pages of the site. */
const checkLinks = async (deps: Deps, html: string): Promise<CheckedLink[]> => {
  const checked: CheckedLink[] = [];
  for (const link of linksOf(html).slice(0, MAX_LINKS))
    checked.push({ ...link, ...(await checkLink(deps, link.href.trim())) });
  return checked;
};

const MEGABYTE = 1024 * 1024;

/** Checks the links of an article before it is saved. */
export const linkCheckRoutes = (deps: { db: Database; clock: Clock; siteOrigin: string }) => async (app: Api) => {
  app.post(
    '/api/admin/articles/links',
    {
      config: { access: 'admin', acceptsIdempotencyKey: false },
      bodyLimit: MEGABYTE,
      schema: {
        summary: 'Checks the links of a text: those of the site against its pages, other sites by syntax only.',
        body: linkCheckInput,
        response: { 200: linkCheck },
      },
    },
    async ({ body }) => ({ links: await checkLinks(deps, body.body_html) }),
  );
};
