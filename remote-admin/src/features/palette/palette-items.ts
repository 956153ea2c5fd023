import { adminSettings, settingGroups, type AdminSearchResult } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { entry } from '../../copy/entry.ts';
import { palette as labels } from '../../copy/palette.ts';
import { repliesCopy } from '../../copy/replies.ts';
import { settingFields, settingGroupNames } from '../../copy/settings.ts';
import { requestPath } from '../../request/request-link.ts';

export interface PaletteItem {
  to: string;
  label: string;
  /** Second line. */
  text?: string;
}

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}

const commands: readonly PaletteItem[] = [
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
const settings: readonly PaletteItem[] = settingGroups.flatMap((group) => {
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

const itemOf = ({ kind, id, reference, title, text }: AdminSearchResult): PaletteItem => {
  const isRequest = kind === 'contact' || kind === 'consultation' || kind === 'feasibility';
  const to = isRequest ? requestPath({ kind, reference: reference ?? '' }) : paths.admin.edit(resources[kind], id);
  return { to, label: title, text: reference ? `${reference} · ${text}` : text };
};

const matches = (query: string) => {
  const words = foldArabic(query).split(' ').filter(Boolean);
  return ({ label, text = '' }: PaletteItem) => words.every((word) => foldArabic(`${label} ${text}`).includes(word));
};

interface Sources {
  query: string;
  recent: readonly PaletteItem[];
  /** Pages of the menu. */
  pages: readonly PaletteItem[];
  results: readonly AdminSearchResult[];
}

/** What the palette lists: recent items and pages for an empty query, else what matches, a command first whose whole name was typed. Empty groups are left out. */
export const groupsOf = ({ query, recent, pages, results }: Sources): PaletteGroup[] => {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const found = kinds.map((kind) => ({
    title: labels.kinds[kind],
    items: results.filter((result) => result.kind === kind).map(itemOf),
  }));
  const own = { title: labels.pages, items: [...pages, ...commands].filter(matches(query)) };
  const matching = { title: labels.settings, items: query === '' ? [] : settings.filter(matches(query)) };
  const isCommand = own.items.some(({ label }) => query !== '' && foldArabic(label) === foldArabic(query));
  const others = query === '' ? [{ title: labels.recent, items: recent }] : found;
  const groups = isCommand ? [own, ...others, matching] : [...others, own, matching];
  return groups.filter(({ items }) => items.length > 0);
};
