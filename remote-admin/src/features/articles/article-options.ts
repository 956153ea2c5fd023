import { articleCategory, articleTag } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { resourceKey, type LoadedOptions } from 'shared-lib/list';
import * as z from 'zod/mini';

const names = z.object({ data: z.array(z.pick(articleCategory, { name: true })) });
const tags = z.object({ data: z.array(z.pick(articleTag, { name: true })) });

/** The categories in use. */
export const categoryOptions: LoadedOptions = {
  key: [...resourceKey('articles'), 'categories'],
  load: async (signal) => {
    const { data } = await http.get('/public/articles/categories', names, { signal });
    return data.map(({ name }) => ({ value: name, label: name }));
  },
};

/** The tags in use. */
export const tagOptions: LoadedOptions = {
  key: [...resourceKey('articles'), 'tags'],
  load: async (signal) => {
    const { data } = await http.get('/public/articles/tags', tags, { signal });
    return data.map(({ name }) => ({ value: name, label: name }));
  },
};
