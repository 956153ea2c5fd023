import { slider, sliderInput, type Slider } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { defineRecordedResource } from '../recorded-resource.ts';
import { nextSortOrder } from '../../dialect/reorder.ts';
import { idColumn } from '../../dialect/write-context.ts';
import { listColumnsOf, presentRow, rowOf } from '../../fields/rows.ts';
import { sliderFields, writtenSliderFields } from '../../fields/content.ts';
import type { Row } from '../../db/tables.ts';
import type { DraftOf } from '../../fields/field.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/validation.ts';

/** The row of a slide, without sort order and timestamps. */
export const sliderColumns = (values: DraftOf<typeof writtenSliderFields>) => rowOf(writtenSliderFields, values);

const presentSlider = (row: Row<'sliders'>): Slider => presentRow(sliderFields, row);

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

const listActiveSliders = (db: Database) =>
  db.selectFrom('sliders').selectAll().where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

export const sliderRoutes = (db: Database) => async (app: Api) => {
  app.get(
    '/api/public/sliders',
    {
      config: { access: 'public', isCacheable: true },
      schema: { summary: 'Active slides, in sort order.', response: { 200: z.object({ data: z.array(slider) }) } },
    },
    async () => ({
      data: (await listActiveSliders(db)).map(presentSlider),
    }),
  );
};
