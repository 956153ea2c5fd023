import { queryOptions } from '@tanstack/react-query';
import { adminSettings, auditEntry, type SettingGroup } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

export const settingsKey = ['admin', 'settings'] as const;

/** All groups. Always fetched again, because an editor must not start from an old state. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: [...settingsKey, 'groups'],
    queryFn: ({ signal }) => http.get('/admin/settings', adminSettings, { signal }),
    staleTime: 0,
  });

const entries = z.array(auditEntry);

/** Who saved a group last; `null` when nobody did. */
export const lastSaveQuery = (group: SettingGroup) =>
  queryOptions({
    queryKey: [...settingsKey, 'last-save', group],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        resource: 'settings',
        record: group,
        _sort: 'at',
        _order: 'desc',
        _limit: '1',
      });
      const [entry] = await http.get(`/admin/audit?${query}`, entries, { signal });
      return entry ?? null;
    },
  });
