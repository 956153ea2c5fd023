import { nextTask } from './next-task.ts';

/**
 * The parts of the page's script, in the order in which they depend on each other. They arrive together, but each part runs in
 * a task of its own, so that a phone can respond to input in between.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ './early.ts'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // With the names the bundler leaves out what nobody uses: of the router, for example, its server code.
  () => import(/* webpackMode: "eager" */ '../provided/styled.ts'),
  async () => {
    const { adoptPageStyles } = await import(/* webpackMode: "eager" */ './adopt-styles.ts');
    adoptPageStyles();
  },
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createBrowserRouter", "matchRoutes", "RouterProvider"] */ 'shared-lib/router/host'
    ),
  () => import(/* webpackMode: "eager" */ '../provided/query.ts'),
  () => import(/* webpackMode: "eager", webpackExports: ["queryClient"] */ './page-state.ts'),
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
