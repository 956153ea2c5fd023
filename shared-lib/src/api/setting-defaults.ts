import type { SettingGroup } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';

/** Setting key → Arabic value. */
export type SettingValues = Record<string, string>;

/** Built-in contact settings, for missing keys and failed requests. */
export const contactDefaults = {
  phone_egypt: company.phoneEgypt,
  phone_saudi: company.phoneSaudi,
  email: company.email,
  address: company.address,
  whatsapp: company.whatsapp,
  social_facebook: company.social.facebook,
  social_x: company.social.x,
  social_instagram: company.social.instagram,
  social_linkedin: company.social.linkedin,
} satisfies SettingValues;

/** Values of a group whose request fails (specification §7: built-in defaults). */
export const settingDefaults: Partial<Record<SettingGroup, SettingValues>> = {
  contact: contactDefaults,
  /** Analytics are off unless the settings enable them. */
  analytics: { analytics_enabled: 'false' },
};
