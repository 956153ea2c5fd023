import { QueryClient } from '@tanstack/react-query';
import { compareReadme } from 'testing/readme-routes';
import { expect, it } from 'vitest';
import routes from './routes.tsx';

it('has a README that names every page, and no page that does not exist', () => {
  const folder = `${import.meta.dirname}/..`;
  expect(compareReadme(folder, routes({ queryClient: new QueryClient() }), ['/admin'])).toEqual({
    unknown: [],
    unnamed: [],
  });
});
