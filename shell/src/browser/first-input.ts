const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls once, at the visitor's first input from now on: pointer, key or scrolling. */
export const onFirstInput = (callback: () => void): void => {
  const handleInput = () => {
    for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput, true);
    callback();
  };
  for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput, { capture: true, passive: true });
};
