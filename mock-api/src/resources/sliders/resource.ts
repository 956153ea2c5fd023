import { slider, sliderInput } from 'shared-lib/contracts';
import { defineResource } from '../../dialect/define-resource.ts';
import { lastPlace } from '../../dialect/placing.ts';
import { presentSlider } from './present.ts';
import { sliderColumns } from './rows.ts';

const text = (name: string) => ({ ref: `sliders.${name}`, type: 'text' }) as const;
const picture = (name: string) => ({ ...text(name), isNullable: true }) as const;

/** Slides of the home page, as the administration has them. */
export const sliders = defineResource({
  name: 'sliders',
  noun: 'slider',
  input: sliderInput,
  item: slider,
  columns: {
    id: { ref: 'sliders.id', type: 'integer' },
    title_ar: text('title_ar'),
    title_en: text('title_en'),
    description_ar: text('description_ar'),
    description_en: text('description_en'),
    image: picture('image'),
    desktop_image: picture('desktop_image'),
    mobile_image: picture('mobile_image'),
    button_text_ar: text('button_text_ar'),
    button_text_en: text('button_text_en'),
    button_link: text('button_link'),
    is_active: { ref: 'sliders.is_active', type: 'flag' },
    sort_order: { ref: 'sliders.sort_order', type: 'integer' },
    created_at: text('created_at'),
    updated_at: text('updated_at'),
  },
  search: 'sliders.search',
  key: 'sliders.id',
  rows: (db) => db.selectFrom('sliders').selectAll('sliders'),
  present: async (_db, rows) => rows.map(presentSlider),

  async insert({ trx, now }, input) {
    const sort_order = input.sort_order ?? (await lastPlace(trx, 'sliders'));
    const { id } = await trx
      .insertInto('sliders')
      .values({ ...sliderColumns(input), sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update({ trx, now }, input, { id, sort_order }) {
    await trx
      .updateTable('sliders')
      .set({ ...sliderColumns(input), sort_order: input.sort_order ?? sort_order, updated_at: now })
      .where('id', '=', id)
      .execute();
  },

  async remove({ trx }, { id }) {
    await trx.deleteFrom('sliders').where('id', '=', id).execute();
  },
});
