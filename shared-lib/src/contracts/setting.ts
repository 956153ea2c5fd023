import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { id, timestamp } from './text.ts';

export const settingGroups = [
  'stats',
  'homepage',
  'about',
  'contact',
  'legal',
  'analytics',
  'seo',
  'service_levels',
  'rates',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export const setting = z.object({
  id,
  key: z.string(),
  value_ar: z.string(),
  value_en: z.string(),
  type: knownOr(['text', 'number', 'boolean', 'json']),
  group: knownOr(settingGroups),
  description: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Setting = z.infer<typeof setting>;
