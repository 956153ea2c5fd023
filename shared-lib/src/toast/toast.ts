export type ToastTone = 'success' | 'failure' | 'info';
export interface Toast {
  tone: ToastTone;
  title: string;
  description?: string;
}

let show: ((toast: Toast) => void) | undefined;
const waiting: Toast[] = [];

const announce = (notice: Toast) => (show ? show(notice) : void waiting.push(notice));

/** Says a short notice; one said before the page is ready waits for it. */
export const toast = {
  success: (title: string, description?: string) =>
    announce({ tone: 'success', title, ...(description ? { description } : {}) }),
  failure: (title: string, description?: string) =>
    announce({ tone: 'failure', title, ...(description ? { description } : {}) }),
  info: (title: string, description?: string) =>
    announce({ tone: 'info', title, ...(description ? { description } : {}) }),
} as const;

/** The shell says once how notices are shown. */
export const connectToasts = (display: (toast: Toast) => void): void => {
  show = display;
  for (const notice of waiting.splice(0)) display(notice);
};
