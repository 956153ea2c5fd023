import type { SettingSeed } from '../content-types.ts';
import { aboutSettings } from './settings/about.ts';
import { homepageSettings } from './settings/homepage.ts';
import { legalSettings } from './settings/legal.ts';
import {
  analyticsSettings,
  contactSettings,
  rateSettings,
  seoSettings,
  serviceLevelSettings,
  statsSettings,
} from './settings/site.ts';

/** Keys are unique across all groups, because `/public/settings/{key}` looks a setting up by its key alone. */
export const settings: SettingSeed[] = [
  ...statsSettings,
  ...homepageSettings,
  ...aboutSettings,
  ...contactSettings,
  ...legalSettings,
  ...analyticsSettings,
  ...seoSettings,
  ...serviceLevelSettings,
  ...rateSettings,
];
