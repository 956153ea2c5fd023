import { nextTask } from './next-task.ts';

/**
 * The parts of the page's script in the order in which they need each other. All of them lie in one file; running them one by one
 * keeps a phone from being deaf while it runs the file as a whole.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ 'shared-lib/router/host'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './client.tsx'),
];

const runParts = async (): Promise<void> => {
  for (const part of parts) {
    await nextTask();
    await part();
  }
};

void runParts();
