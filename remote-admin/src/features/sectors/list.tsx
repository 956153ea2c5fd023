import { sector } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { sectors as copy } from '../../copy/sectors.ts';
import { orderedList } from '../../resource/content-lists.tsx';

export const sectorsList = orderedList({
  resource: 'sectors',
  row: sector,
  name: { key: 'name_ar', label: copy.fields.name_ar, of: ({ name_ar }) => name_ar, pictureOf: ({ image }) => image },
  pathOf: ({ is_active, slug }) => (is_active ? paths.sector(slug) : undefined),
  columns: [
    {
      key: 'projects_count',
      onPhone: true,
      label: copy.fields.projects_count,
      sortable: true,
      numeric: true,
      cell: ({ projects_count }) => formatNumber(projects_count),
    },
  ],
  filters: [{ kind: 'numbers', key: 'projects_count', label: copy.fields.projects_count }],
  copy,
});
