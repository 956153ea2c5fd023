import type { KeyboardEvent } from 'react';

/** Runs an action with Enter instead of submitting the form around the input. */
export const onEnter = (run: () => void) => (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  run();
};
