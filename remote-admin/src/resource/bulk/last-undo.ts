let last: (() => void) | undefined;

/** Remembers how to take the last action back. */
export const rememberUndo = (undo: () => void): void => {
  last = undo;
};

/** Takes the last action of this tab back, once. */
export const undoLast = (): void => {
  const undo = last;
  last = undefined;
  undo?.();
};
