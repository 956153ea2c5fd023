interface DeviceList<Item> {
  /** Key of `localStorage`. Browsers hold it for years, so it must not change. */
  key: string;
  /** The oldest items are dropped beyond this number. */
  maxItems: number;
  isItem: (value: unknown) => value is Item;
  isSame: (one: Item, other: Item) => boolean;
}

/**
 * A list on this device, oldest item first. Broken entries are ignored. A change returns whether the browser stored it; its storage
 * may be disabled or full.
 */
export const deviceList = <Item>({ key, maxItems, isItem, isSame }: DeviceList<Item>) => {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; items: readonly Item[] } = { text: null, items: [] };

  const parse = (text: string | null): Item[] => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.filter(isItem) : [];
    } catch {
      return [];
    }
  };
  /** The same array until the list changes, as React requires of a store. */
  const read = (): readonly Item[] => {
    try {
      const text = localStorage.getItem(key);
      if (text !== cached.text) cached = { text, items: parse(text) };
      return cached.items;
    } catch {
      return [];
    }
  };
  const write = (items: readonly Item[]): boolean => {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items.slice(-maxItems)));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };
  const without = (item: Item) => read().filter((other) => !isSame(item, other));

  return {
    read,
    /** Adds or replaces an item as the newest one. */
    add: (item: Item): boolean => write([...without(item), item]),
    remove: (item: Item): boolean => write(without(item)),
    /** Calls the listener after each change, also of another tab. Returns an unsubscribe function. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
};
