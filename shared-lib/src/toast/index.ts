/** Short messages (singleton): packages call `toast`, the shell renders them. */
export { connectToasts, toast, type Toast, type ToastTone } from './toast.ts';
