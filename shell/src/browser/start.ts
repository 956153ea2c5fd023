import { nextTask } from './next-task.ts';

/**
 * The parts of the page's script, in the order in which they depend on each other. They are in one file, but each part runs in a
 * task of its own, so that a phone can respond to input in between.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './early.ts'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  // Without the names the bundler would include the router's server code.
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createBrowserRouter", "matchRoutes", "RouterProvider"] */ 'shared-lib/router/host'
    ),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '../app.tsx'),
  () => import(/* webpackMode: "eager" */ './client.tsx'),
];

const runParts = async (): Promise<void> => {
  for (const part of parts) {
    await nextTask();
    await part();
  }
};

void runParts();
