export type ToastTone = 'success' | 'failure' | 'info';
export interface Toast {
  tone: ToastTone;
  title: string;
  description?: string;
  /** A button in the message, such as «تراجع». Pressing it closes the message. */
  action?: { label: string; run: () => void };
}

let show: ((toast: Toast) => void) | undefined;
const queue: Toast[] = [];

const showOrQueue = (notice: Toast) => (show ? show(notice) : void queue.push(notice));

/** Shows a short message. Messages before `connectToasts` are queued. */
export const toast = {
  success: (title: string, description?: string) =>
    showOrQueue({ tone: 'success', title, ...(description ? { description } : {}) }),
  failure: (title: string, description?: string) =>
    showOrQueue({ tone: 'failure', title, ...(description ? { description } : {}) }),
  /** Success of an action that can be undone for as long as the message is visible. */
  undoable: (title: string, undo: { label: string; run: () => void }) =>
    showOrQueue({ tone: 'success', title, action: undo }),
  info: (title: string, description?: string) =>
    showOrQueue({ tone: 'info', title, ...(description ? { description } : {}) }),
} as const;

/** Sets how messages are displayed, and displays the queued ones. The shell calls it once. */
export const connectToasts = (display: (toast: Toast) => void): void => {
  show = display;
  for (const notice of queue.splice(0)) display(notice);
};
