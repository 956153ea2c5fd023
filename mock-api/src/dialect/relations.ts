import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { countOf, type CountedNoun } from 'shared-lib/format';
import type { Tables } from '../db/tables.ts';
import type { ParentLink, Resource, Stamped } from './resource.ts';
import { dialectCopy, type BlockedAction } from '../copy/dialect.ts';
import { conflict } from '../http/api-error.ts';

interface Dependants {
  noun: CountedNoun;
  names: readonly string[];
}

/** Dependants that the message names. The others are only counted. */
const MAX_NAMES = 3;

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_NAMES).map((name) => `«${name}»`);
  return [...shown, ...(names.length > MAX_NAMES ? ['…'] : [])].join(dialectCopy.comma);
};

/**
 * Prevents a deletion or change while other rows depend on the row.
 * @throws {ApiError} 409 that counts and names the dependants
 */
export const assertNoDependants = (action: BlockedAction, dependants: readonly Dependants[]): void => {
  const some = dependants.filter(({ names }) => names.length > 0);
  if (some.length === 0) return;
  throw conflict(
    dialectCopy.hasDependants(
      action,
      some.map(({ noun, names }) => `${countOf(names.length, noun)} (${listed(names)})`),
    ),
  );
};

interface Child {
  resource: Resource;
  link: ParentLink<Stamped>;
}

/** The relations of a resource. */
export interface Relations {
  /** `_embed=studies`, `/sectors/1/studies`. */
  children: readonly Child[];
  /** `_expand=sector`. */
  parents: readonly { resource: Resource; link: ParentLink<Stamped> }[];
}

/** Finds the parents and children of a resource among all resources. */
export const relationsOf = (resource: Resource, all: readonly Resource[]): Relations => ({
  children: all.flatMap((child) => {
    const link = child.parents[resource.singular];
    return link ? [{ resource: child, link }] : [];
  }),
  parents: all.flatMap((parent) => {
    const link = resource.parents[parent.singular];
    return link ? [{ resource: parent, link }] : [];
  }),
});

interface RelatedQuery {
  _embed?: string | string[] | undefined;
  _expand?: string | string[] | undefined;
}

const all = (names: string | string[] | undefined): string[] => [names ?? []].flat();
const texts = (ids: readonly number[]): string[] => [...new Set(ids)].map(String);

const embedded = async (
  db: Kysely<Tables>,
  items: readonly Stamped[],
  { resource, link }: Child,
): Promise<(item: Stamped) => Stamped[]> => {
  const children = await resource.find(db, { [link.filter]: texts(items.map(({ id }) => id)) });
  const withParents = children.map((child) => ({ child, parents: link.parentIds(child) }));
  return ({ id }) => withParents.filter(({ parents }) => parents.includes(id)).map(({ child }) => child);
};

const expanded = async (
  db: Kysely<Tables>,
  items: readonly Stamped[],
  { resource, link }: Relations['parents'][number],
): Promise<(item: Stamped) => Stamped | undefined> => {
  const parents = await resource.find(db, { id: texts(items.flatMap((item) => link.parentIds(item))) });
  return (item) => {
    const [only, ...others] = link.parentIds(item);
    // A row with several parents has no single parent to expand.
    return others.length > 0 ? undefined : parents.find(({ id }) => id === only);
  };
};

/** Adds the related rows that `_embed` and `_expand` request. Ignores names that are no relation, as json-server does. */
export const withRelations = async (
  db: Kysely<Tables>,
  items: readonly Stamped[],
  { _embed, _expand }: RelatedQuery,
  { children, parents }: Relations,
): Promise<Stamped[]> => {
  let related = [...items];
  if (items.length === 0) return related;
  for (const child of children.filter(({ resource }) => all(_embed).includes(resource.name))) {
    const childrenOf = await embedded(db, items, child);
    related = related.map((item) => ({ ...item, [child.resource.name]: childrenOf(item) }));
  }
  for (const parent of parents.filter(({ resource }) => all(_expand).includes(resource.singular))) {
    const parentOf = await expanded(db, items, parent);
    related = related.map((item) => ({ ...item, [parent.resource.singular]: parentOf(item) }));
  }
  return related;
};

/** The response contract of a row, with the optional related rows. */
export const relatedItem = (item: z.ZodMiniType<Stamped>, { children, parents }: Relations): z.ZodMiniType<Stamped> => {
  if (children.length + parents.length === 0) return item;
  const embeds = children.map(({ resource }) => [resource.name, z.optional(z.array(resource.item))] as const);
  const expands = parents.map(({ resource }) => [resource.singular, z.optional(resource.item)] as const);
  return z.intersection(item, z.object(Object.fromEntries([...embeds, ...expands])));
};
