import { hasPicture, slider, type Slider } from 'shared-lib/contracts';
import { dialectSource, type ListDefinition } from 'shared-lib/list';
import { Ltr } from 'shared-lib/ui/bdi';
import { Badge } from 'shared-lib/ui/badge';
import * as z from 'zod/mini';
import { sliders as labels } from '../../copy/sliders.ts';
import { OrderedBulkActions } from '../../resource/bulk-actions.tsx';
import {
  actionsColumn,
  activeColumn,
  activeFilter,
  activeTabs,
  nameColumn,
  positionColumn,
  updatedColumn,
} from '../../resource/columns.tsx';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { OrderedListActions } from '../../resource/list-actions.tsx';

const resource = 'sliders';
const nameOf = ({ title_ar }: Slider) => title_ar;
const pictureOf = ({ desktop_image, mobile_image, image }: Slider) => desktop_image ?? mobile_image ?? image;

export const slidersList: ListDefinition<Slider> = {
  name: resource,
  source: dialectSource(resource, z.array(slider)),
  keyOf: ({ id }) => id,
  nameOf,
  defaultSort: { key: 'sort_order', direction: 'ascending' },
  columns: [
    nameColumn('title_ar', labels.fields.title_ar, nameOf, pictureOf),
    {
      key: 'button_link',
      label: labels.buttonLink,
      cell: (row) => (hasPicture(row) ? <Ltr>{row.button_link}</Ltr> : <Badge $tone="review">{labels.hidden}</Badge>),
    },
    positionColumn(),
    updatedColumn(),
    activeColumn(resource, slider, nameOf),
    actionsColumn(resource, { nameOf }),
  ],
  filters: [activeFilter],
  tabs: activeTabs,
  copy: labels,
  actions: <OrderedListActions resource={resource} createLabel={labels.createTitle} />,
  renderTools: (query) => <ExportButton resource={resource} query={query} fileName={labels.title} />,
  renderBulkActions: (selection) => <OrderedBulkActions resource={resource} selection={selection} />,
};
