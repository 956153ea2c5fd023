import { resetWindow } from './window-reset.ts';

// Vitest evaluates this file before each test file, and the module with the first size once.
resetWindow();
