export type ToastTone = 'success' | 'failure' | 'info';
export interface Toast {
  tone: ToastTone;
  title: string;
  description?: string;
  /** A button in the message, such as «تراجع». Pressing it closes the message. */
  action?: { label: string; run: () => void };
  /** Titles of failures that are no longer true, because their action has succeeded by now. */
  resolves?: readonly string[];
}

let show: ((toast: Toast) => void) | undefined;
const queue: Toast[] = [];

const showOrQueue = (notice: Toast) => (show ? show(notice) : void queue.push(notice));

const withDetails = (description: string | undefined, resolves: readonly string[]) => ({
  ...(description ? { description } : {}),
  ...(resolves.length > 0 ? { resolves } : {}),
});

/**
 * Shows a short message. Messages before `connectToasts` are queued. `resolves` are the titles under which a failure of the same
 * action may still be shown: such a message disappears.
 */
export const toast = {
  success: (title: string, description?: string, ...resolves: string[]) =>
    showOrQueue({ tone: 'success', title, ...withDetails(description, resolves) }),
  failure: (title: string, description?: string) =>
    showOrQueue({ tone: 'failure', title, ...withDetails(description, []) }),
  /** Success of an action that can be undone for as long as the message is visible. */
  undoable: (title: string, undo: { label: string; run: () => void }, ...resolves: string[]) =>
    showOrQueue({ tone: 'success', title, action: undo, ...withDetails(undefined, resolves) }),
  info: (title: string, description?: string, ...resolves: string[]) =>
    showOrQueue({ tone: 'info', title, ...withDetails(description, resolves) }),
} as const;

/** Sets how messages are displayed, and displays the queued ones. The shell calls it once. */
export const connectToasts = (display: (toast: Toast) => void): void => {
  show = display;
  for (const notice of queue.splice(0)) display(notice);
};
