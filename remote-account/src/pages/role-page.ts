import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * Components of which each visitor needs one, by the role of the account.
 * @param imports imports one of them; see `PageLoads` for the list of what a page waits for
 */
export const rolePage = <Name extends string, Props extends object>(
  imports: Record<Name, () => Promise<ComponentType<Props>>>,
) => {
  const loaded: Partial<Record<Name, ComponentType<Props>>> = {};
  const load = async (name: Name): Promise<ComponentType<Props>> => (loaded[name] ??= await imports[name]());
  const late: Partial<Record<Name, LazyExoticComponent<ComponentType<Props>>>> = {};
  const suspending = (name: Name) => (late[name] ??= lazy(async () => ({ default: await load(name) })));
  return {
    load,
    /**
     * One that is loaded needs no placeholder, which React would show for at least 300 ms. The others are for a tab whose user changes:
     * they suspend, and stay the same component afterwards, so that React keeps the state of the page.
     */
    component: (name: Name) => late[name] ?? loaded[name] ?? suspending(name),
  };
};
