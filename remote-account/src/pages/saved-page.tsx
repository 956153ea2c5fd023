export { Saved as SavedPage } from '../features/saved/saved.tsx';
