import { service } from 'shared-lib/contracts';
import { formatUsd } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { services as copy } from '../../copy/services.ts';
import { orderedList } from '../../resource/content-lists.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';
import { daysText, ServiceNumber } from './fields.tsx';

export const servicesList = orderedList({
  resource: 'services',
  row: service,
  name: { key: 'name_ar', label: copy.fields.name_ar, of: ({ name_ar }) => name_ar, pictureOf: ({ image }) => image },
  pathOf: ({ is_active, slug }) => (is_active ? paths.service(slug) : undefined),
  columns: [
    {
      key: 'basic_price',
      onPhone: true,
      label: copy.price,
      sortable: true,
      numeric: true,
      cell: (row) => <ServiceNumber row={row} field="basic_price" label={copy.price} textOf={formatUsd} />,
    },
    {
      key: 'delivery_days_basic',
      label: copy.days,
      sortable: true,
      cell: (row) => <ServiceNumber row={row} field="delivery_days_basic" label={copy.days} textOf={daysText} />,
    },
  ],
  filters: [
    { kind: 'choice', key: 'sector_id', label: copy.sector, anyLabel: copy.anySector, options: sectorOptions },
    { kind: 'numbers', key: 'basic_price', label: copy.price, unit: copy.dollar },
  ],
  copy,
});
