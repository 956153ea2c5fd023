import type { SettingGroup } from 'shared-lib/contracts';
import type { SettingSeed } from '../../content-types.ts';

/** Functions that create the settings of a group. A value is always transferred as text; `type` defines how to parse it. */
export const settingsOf = (group: SettingGroup) => {
  const row =
    (type: SettingSeed['type']) =>
    (key: string, description: string, value_ar: string, value_en = value_ar): SettingSeed => ({
      key,
      value_ar,
      value_en,
      type,
      group,
      description,
    });
  const json = row('json');
  return {
    text: row('text'),
    number: (key: string, description: string, value: number) => row('number')(key, description, String(value)),
    flag: (key: string, description: string, value: boolean) => row('boolean')(key, description, String(value)),
    list: (key: string, description: string, value: readonly unknown[]) =>
      json(key, description, JSON.stringify(value)),
  };
};
