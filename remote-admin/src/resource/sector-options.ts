import { sector } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { resourceKey, type LoadedOptions } from 'shared-lib/list';
import * as z from 'zod/mini';

const sectors = z.array(z.pick(sector, { id: true, name_ar: true }));

/** All sectors as options. */
export const sectorOptions: LoadedOptions = {
  key: resourceKey('sectors'),
  load: async (signal) => {
    const rows = await http.get('/admin/sectors?_sort=sort_order&_order=asc&_limit=1000', sectors, { signal });
    return rows.map(({ id, name_ar }) => ({ value: String(id), label: name_ar }));
  },
};
