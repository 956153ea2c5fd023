import type { SettingValues } from 'shared-lib/api';
import { numberSetting } from './read-settings.ts';

/** Specification §9: figures when the settings cannot be loaded. */
const builtIn = { studies: 1500, clients: 500, years: 15, success: 95 };

/** A figure of the company from the settings group `stats`. */
export const statOf = (stats: SettingValues, key: keyof typeof builtIn): number =>
  numberSetting(stats, key, builtIn[key]);
