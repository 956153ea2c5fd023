/** Short notices (singleton): rooms call `toast`, the shell mounts the one place where they appear. */
export { connectToasts, toast, type Toast, type ToastTone } from './toast.ts';
