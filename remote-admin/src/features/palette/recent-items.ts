import * as z from 'zod/mini';
import type { PaletteItem } from './palette-items.ts';

const KEY = 'miqyas:admin-recent';
const MAX = 6;
const stored = z.array(z.object({ to: z.string(), label: z.string(), text: z.optional(z.string()) }));

/** Items that were opened from the palette, newest first. They name clients, so they end with the tab. */
export const recentItems = {
  read: (): readonly PaletteItem[] => {
    try {
      const parsed = stored.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
      return parsed.success
        ? parsed.data.map(({ to, label, text }) => ({ to, label, ...(text === undefined ? {} : { text }) }))
        : [];
    } catch {
      return [];
    }
  },
  add: (item: PaletteItem): void => {
    const others = recentItems.read().filter(({ to }) => to !== item.to);
    try {
      sessionStorage.setItem(KEY, JSON.stringify([item, ...others].slice(0, MAX)));
    } catch {
      /* the palette also works without storage */
    }
  },
} as const;
