import type { SettingValues } from 'shared-lib/api';
import { analyticsIds } from 'shared-lib/contracts';
import type { Purpose } from '../consent/purposes.ts';
import type { AnalyticsTools } from './analytics-config.ts';

/** Tool → the setting that holds its id, and the purposes. Consent to one of them is enough. */
const toolDefinitions = {
  analytics: { setting: 'google_analytics_id', purposes: ['statistics'] },
  /** Contains tags for either purpose. Consent Mode limits what each of them may do. */
  tagManager: { setting: 'gtm_id', purposes: ['statistics', 'marketing'] },
  pixel: { setting: 'facebook_pixel_id', purposes: ['marketing'] },
} as const satisfies Record<keyof AnalyticsTools, { setting: keyof typeof analyticsIds; purposes: readonly Purpose[] }>;

export interface ChosenTools {
  tools: AnalyticsTools;
  /** Settings whose value is not a valid id. Nothing is loaded for them. */
  invalidSettings: string[];
}

/** Chooses the tools that may run: analytics are enabled, the id is valid, and the visitor consented to a purpose of the tool. */
export const chooseTools = (settings: SettingValues, granted: readonly Purpose[]): ChosenTools => {
  const chosen: ChosenTools = { tools: {}, invalidSettings: [] };
  if (settings.analytics_enabled !== 'true') return chosen;
  for (const tool of ['analytics', 'tagManager', 'pixel'] as const) {
    const { setting, purposes } = toolDefinitions[tool];
    const id = settings[setting]?.trim();
    if (!id || !purposes.some((purpose) => granted.includes(purpose))) continue;
    if (analyticsIds[setting].test(id)) chosen.tools[tool] = id;
    else chosen.invalidSettings.push(setting);
  }
  return chosen;
};
