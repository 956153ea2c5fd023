import type { Setting } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';

export const presentSetting = (row: Row<'settings'>): Setting => ({
  id: row.id,
  key: row.key,
  value_ar: row.value_ar,
  value_en: row.value_en,
  type: row.type,
  group: row.group,
  description: row.description,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** The canonical URL is the origin of the site. In live mode the configuration overrides the stored value. */
export const withCanonical =
  ({ siteOrigin, siteMode }: { siteOrigin: string; siteMode: 'demo' | 'live' }) =>
  (setting: Setting): Setting => {
    if (setting.key !== 'canonical_url') return setting;
    const origin = siteMode === 'live' ? siteOrigin : setting.value_ar || siteOrigin;
    return { ...setting, value_ar: origin, value_en: origin };
  };
