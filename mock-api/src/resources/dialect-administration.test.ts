import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../clock.ts';
import { createAdminDesk } from '../testing/admin-desk.ts';

const record = z.looseObject({ id: z.int(), updated_at: z.string() });

test.each(['services', 'sectors', 'sliders', 'articles', 'studies', 'users'])(
  'every record of %s can be sent back as it came, and stays what it is',
  async (name) => {
    const { admin, wait } = await createAdminDesk();
    // When all of the seed is out that is called so.
    wait(300 * DAY);
    const before = z.array(record).parse((await admin('GET', `/api/admin/${name}`)).json());
    expect(before.length).toBeGreaterThan(3);
    for (const { id, ...kept } of before) {
      const answer = await admin('PUT', `/api/admin/${name}/${id}`, { id, ...kept });
      expect(answer.statusCode, answer.body).toBe(200);
      const saved = record.parse(answer.json());
      expect(saved).toEqual({ id, ...kept, updated_at: saved.updated_at });
    }
  },
);
