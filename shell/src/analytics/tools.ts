import type { SettingValues } from 'shared-lib/api';
import { analyticsIds } from 'shared-lib/contracts';
import type { Purpose } from '../consent/purposes.ts';
import type { Tools } from './terms.ts';

/** Tool → the setting that holds its id, and the purposes of which one has to be agreed to. */
const known = {
  analytics: { setting: 'google_analytics_id', purposes: ['statistics'] },
  /** Holds tags for either purpose; which of them may do what, Consent Mode tells them. */
  tagManager: { setting: 'gtm_id', purposes: ['statistics', 'marketing'] },
  pixel: { setting: 'facebook_pixel_id', purposes: ['marketing'] },
} as const satisfies Record<keyof Tools, { setting: keyof typeof analyticsIds; purposes: readonly Purpose[] }>;

export interface ChosenTools {
  tools: Tools;
  /** Settings that hold something which is no id: nothing is loaded for them. */
  refused: string[];
}

/** The tools that may run: the settings must say so, the visitor must have agreed, and an id must look like one. */
export const chooseTools = (settings: SettingValues, granted: readonly Purpose[]): ChosenTools => {
  const chosen: ChosenTools = { tools: {}, refused: [] };
  if (settings.analytics_enabled !== 'true') return chosen;
  for (const tool of ['analytics', 'tagManager', 'pixel'] as const) {
    const { setting, purposes } = known[tool];
    const id = settings[setting]?.trim();
    if (!id || !purposes.some((purpose) => granted.includes(purpose))) continue;
    if (analyticsIds[setting].test(id)) chosen.tools[tool] = id;
    else chosen.refused.push(setting);
  }
  return chosen;
};
