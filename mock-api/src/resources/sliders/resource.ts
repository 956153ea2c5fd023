import { slider, sliderInput, type Slider } from 'shared-lib/contracts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { nextSortOrder } from '../../dialect/reorder.ts';
import { idColumn } from '../../dialect/write-context.ts';
import { listColumnsOf, presentRow, rowOf } from '../../fields/rows.ts';
import { sliderFields, writtenSliderFields } from '../../fields/content.ts';
import type { Row } from '../../db/tables.ts';
import type { DraftOf } from '../../fields/field.ts';

/** The row of a slide, without sort order and timestamps. */
export const sliderColumns = (values: DraftOf<typeof writtenSliderFields>) => rowOf(writtenSliderFields, values);

export const presentSlider = (row: Row<'sliders'>): Slider => presentRow(sliderFields, row);

/** Slides of the home page for admins. */
export const sliders = defineRecordedResource({
  name: 'sliders',
  singular: 'slider',
  versions: { resource: 'sliders', title: 'title_ar' },
  input: sliderInput,
  item: slider,
  columns: listColumnsOf('sliders', sliderFields),
  search: 'sliders.search',
  names: { search: 'sliders.search', columns: ['sliders.title_ar'] },
  key: 'sliders.id',
  rows: (db) => db.selectFrom('sliders').selectAll('sliders'),
  present: async (_db, rows) => rows.map(presentSlider),

  async insert(context, input) {
    const { trx, now } = context;
    const sort_order = input.sort_order ?? (await nextSortOrder(trx, 'sliders'));
    const { id } = await trx
      .insertInto('sliders')
      .values({ ...idColumn(context), ...sliderColumns(input), sort_order, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update({ trx }, input, { id, sort_order }, updated_at) {
    await trx
      .updateTable('sliders')
      .set({ ...sliderColumns(input), sort_order: input.sort_order ?? sort_order, updated_at })
      .where('id', '=', id)
      .execute();
  },

  async remove({ trx }, { id }) {
    await trx.deleteFrom('sliders').where('id', '=', id).execute();
  },
});
