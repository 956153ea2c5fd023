import { hasPicture, slider } from 'shared-lib/contracts';
import { Badge } from 'shared-lib/ui/badge';
import { Ltr } from 'shared-lib/ui/bdi';
import { sliders as copy } from '../../copy/sliders.ts';
import { orderedList } from '../../resource/content-lists.tsx';

export const slidersList = orderedList({
  resource: 'sliders',
  row: slider,
  name: {
    key: 'title_ar',
    label: copy.fields.title_ar,
    of: ({ title_ar }) => title_ar,
    pictureOf: ({ desktop_image, mobile_image, image }) => desktop_image ?? mobile_image ?? image,
  },
  columns: [
    {
      key: 'button_link',
      label: copy.buttonLink,
      cell: (row) => (hasPicture(row) ? <Ltr>{row.button_link}</Ltr> : <Badge $tone="review">{copy.hidden}</Badge>),
    },
  ],
  copy,
});
