import { layOutWholePage } from './lay-out.ts';

/** Longest time in ms in which one slice takes up further sections; painting them comes on top. */
const SLICE_MS = 10;
/** Longest wait for idle time, so that a busy page is laid out within two seconds, too. */
const IDLE_WAIT_MS = 100;

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: IDLE_WAIT_MS }) : setTimeout(task);

/** Lays out deferred sections in their order until the slice has taken its time. */
const layOutSlice = (): void => {
  const end = performance.now() + SLICE_MS;
  for (const section of document.querySelectorAll<HTMLElement>('[data-late]:not([data-laid-out])')) {
    if (document.hidden) break;
    if (performance.now() > end) return void whenIdle(layOutSlice);
    section.toggleAttribute('data-laid-out', true);
    // Reading the height lays the section out now, so that the slice knows what it costs.
    void section.offsetHeight;
  }
  layOutWholePage();
};

/**
 * Lays out the deferred sections of an interactive page in short slices while it is idle. Nobody sees a hidden tab, and it has no idle
 * time: one timer releases all its sections, and the browser lays them out when the tab is shown.
 */
export const layOutSlices = (): void => {
  if (document.hidden) setTimeout(layOutWholePage);
  else whenIdle(layOutSlice);
};
