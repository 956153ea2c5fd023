import { adminSettings, settingGroups, type AdminSearchResult } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { entry } from '../../copy/entry.ts';
import { palette as labels } from '../../copy/palette.ts';
import { repliesCopy } from '../../copy/replies.ts';
import { settingFields, settingGroupNames } from '../../copy/settings.ts';
import { requestPath } from '../../request/request-link.ts';

interface ItemText {
  label: string;
  /** Second line. */
  text?: string;
}

/** A page that the palette opens. */
export interface PageItem extends ItemText {
  to: string;
}

/** A page, or something that is done on the open one. */
export type PaletteItem = PageItem | (ItemText & { run: () => void });

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

const commands: readonly PageItem[] = [
  { to: `${paths.admin.inbox()}?view=overdue`, label: labels.commands.overdue },
  { to: `${paths.admin.inbox()}?view=mine`, label: labels.commands.mine },
  { to: paths.admin.newRequest(), label: entry.title },
  { to: paths.admin.create('canned-replies'), label: repliesCopy.createTitle },
  { to: paths.admin.notifications(), label: labels.commands.notifications },
  { to: paths.admin.create('users'), label: labels.commands.newUser },
  { to: paths.admin.create('services'), label: labels.commands.newService },
  { to: paths.admin.create('sectors'), label: labels.commands.newSector },
  { to: paths.admin.create('articles'), label: labels.commands.newArticle },
  { to: paths.admin.create('studies'), label: labels.commands.newStudy },
  { to: paths.admin.create('sliders'), label: labels.commands.newSlide },
  { to: paths.admin.profile(), label: labels.commands.profile },
  { to: paths.home(), label: labels.commands.site },
];

const fieldLabels = new Map<string, string>(Object.entries(settingFields));

/** Every setting by its label, with the page of its group. */
const settings: readonly PageItem[] = settingGroups.flatMap((group) => {
  const contract = adminSettings.shape[group];
  const { shape } = 'shape' in contract ? contract : contract.def.innerType;
  const to = paths.admin.settings(group);
  return Object.keys(shape).flatMap((field) => {
    const label = fieldLabels.get(field);
    return label === undefined ? [] : [{ to, label, text: settingGroupNames[group] }];
  });
});

const resources = {
  user: 'users',
  article: 'articles',
  study: 'studies',
  service: 'services',
  sector: 'sectors',
  slider: 'sliders',
} as const;

const itemOf = ({ kind, id, reference, title, text }: AdminSearchResult): PageItem => {
  const isRequest = kind === 'contact' || kind === 'consultation' || kind === 'feasibility';
  const to = isRequest ? requestPath({ kind, reference: reference ?? '' }) : paths.admin.edit(resources[kind], id);
  return { to, label: title, text: reference ? `${reference} · ${text}` : text };
};

/** Whether an item has all words of a query in its lines. */
export const matches = (query: string) => {
  const words = foldArabic(query).split(' ').filter(Boolean);
  return ({ label, text = '' }: PaletteItem) => words.every((word) => foldArabic(`${label} ${text}`).includes(word));
};

interface Sources {
  query: string;
  /** What can be done on the open page. */
  here: readonly PaletteItem[];
  recent: readonly PageItem[];
  /** Pages of the menu. */
  pages: readonly PageItem[];
  results: readonly AdminSearchResult[];
  replies: PaletteGroup;
}

/**
 * What the palette lists. For an empty query what was opened last, what can be done here, and the pages; a page stands first, because
 * Enter opens the first item at once. Else what matches, with commands first when one has exactly the typed name. Empty groups are left
 * out.
 */
export const groupsOf = ({ query, here, recent, pages, results, replies }: Sources): PaletteGroup[] => {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const found = kinds.map((kind) => ({
    title: labels.kinds[kind],
    items: results.filter((result) => result.kind === kind).map(itemOf),
  }));
  const isMatch = matches(query);
  const isExact = ({ label }: PaletteItem) => query !== '' && foldArabic(label) === foldArabic(query);
  const exactFirst = (items: readonly PaletteItem[]) => [
    ...items.filter(isExact),
    ...items.filter((item) => !isExact(item)),
  ];
  const onPage = { title: labels.here, items: exactFirst(here.filter(isMatch)) };
  const own = { title: labels.pages, items: exactFirst([...pages, ...commands].filter(isMatch)) };
  const last = { title: labels.recent, items: recent.filter(isMatch) };
  const matching = { title: labels.settings, items: exactFirst(settings.filter(isMatch)) };
  const groups = () => {
    if (query === '') return recent.length > 0 ? [last, onPage, own] : [own, onPage];
    const exact: PaletteGroup[] = [onPage, own].filter(({ items }) => items.some(isExact));
    return [...exact, ...[onPage, ...found, replies, own, last, matching].filter((group) => !exact.includes(group))];
  };
  return groups().filter(({ items }) => items.length > 0);
};
