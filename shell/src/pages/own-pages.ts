/** The pages of the shell itself, each with what its route needs. */
export { debug } from './debug-page.tsx';
export { debugRemotes } from './debug-remotes-page.tsx';
export { releases } from './releases-page.tsx';
