import type { NewRow } from '../db/tables.ts';
import { sectorColumns } from '../resources/sectors/repository.ts';
import { serviceColumns } from '../resources/services/repository.ts';
import { sliderColumns } from '../resources/sliders/resource.ts';
import { searchColumn } from '../search/search-column.ts';
import type { cannedReplies } from './content/canned-replies.ts';
import type { CompleteService } from './content/services.ts';
import type { SectorSeed, SettingSeed, SliderSeed } from './content-types.ts';

/** Fixed creation time of the seed content, the same on every machine. */
export const WRITTEN_AT = '2026-01-04T08:00:00.000Z';
const stamps = { created_at: WRITTEN_AT, updated_at: WRITTEN_AT };

/** The alternative text of an illustration. */
const pictureOf = (title: string): string => `رسم توضيحي: ${title}`;

const order = (index: number) => index + 1;

export const sectorRow = (sector: SectorSeed, index: number): NewRow<'sectors'> => ({
  ...sectorColumns({ ...sector, image_alt: pictureOf(sector.name_ar), seo_title: '', seo_description: '' }),
  sort_order: order(index),
  ...stamps,
});

export const serviceRow = (service: CompleteService, index: number): NewRow<'services'> => ({
  ...serviceColumns({ ...service, image_alt: pictureOf(service.name_ar) }),
  sort_order: order(index),
  ...stamps,
});

export const sliderRow = (slider: SliderSeed, index: number): NewRow<'sliders'> => ({
  ...sliderColumns({ ...slider, image_alt: pictureOf(slider.title_ar) }),
  sort_order: order(index),
  ...stamps,
});

export const settingRow = (setting: SettingSeed): NewRow<'settings'> => ({ ...setting, ...stamps });

export const cannedReplyRow = ({ title, body, kind }: (typeof cannedReplies)[number]): NewRow<'canned_replies'> => ({
  title,
  body,
  kind,
  search: searchColumn(`${title} ${body}`),
  ...stamps,
});
