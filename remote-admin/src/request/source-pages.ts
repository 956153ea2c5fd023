import { adminStats, type AdminStats } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import type { LoadedOptions } from 'shared-lib/list';
import { sources } from '../copy/checks.ts';

type SourcePages = NonNullable<AdminStats['period']['pages']>;
type SourcePage = Pick<SourcePages[number], 'page' | 'title'>;

const kindNames: Readonly<Record<string, string>> = sources.kinds;

const formNames: Readonly<Record<string, string>> = sources.forms;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Name of a page that led to requests, and what kind of content it shows; its path when it has no name. */
export const sourcePageName = ({ page, title }: SourcePage): { name: string; kind?: string; isPath?: boolean } => {
  const known = sources.pages[page];
  if (known) return { name: known };
  const kind = kindNames[page.split('/')[1] ?? ''];
  if (title && kind) return { name: title, kind };
  return { name: decoded(page), isPath: true };
};

/** The page and the form in it that a request was sent from: «صفحة التواصل، نموذج دراسة الجدوى». Undefined for a page without a name. */
export const sourceName = (path: string): string | undefined => {
  const [page = '', query] = path.split('?');
  const name = sources.pages[page];
  const tab = new URLSearchParams(query).get('tab') ?? '';
  const form = Object.hasOwn(formNames, tab) ? formNames[tab] : undefined;
  return name && form ? sources.pageAndForm(name, form) : name;
};

/** The pages that led to requests during the last year. */
export const sourcePageOptions: LoadedOptions = {
  key: ['admin', 'stats', 'source-pages'],
  load: async (signal) => {
    const { period } = await http.get('/admin/stats?days=365', adminStats, { signal });
    return (period.pages ?? []).flatMap((row) => {
      const { name, kind } = sourcePageName(row);
      return row.page ? [{ value: row.page, label: kind ? `${kind}: ${name}` : name }] : [];
    });
  },
};
