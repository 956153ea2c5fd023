import type { SettingGroup } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';

/** Settings as key → Arabic value, the form in which pages read them. */
export type SettingValues = Record<string, string>;

/** The company's facts under the keys of the settings, for a key that is missing and for when nothing can be read. */
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

/** What a group says while it cannot be read (specification §7: built-in defaults). */
export const settingDefaults: Partial<Record<SettingGroup, SettingValues>> = {
  contact: contactDefaults,
  /** Nothing is measured unless the settings say so. */
  analytics: { analytics_enabled: 'false' },
};
