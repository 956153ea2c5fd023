export { SavedItems as SavedPage } from '../features/saved/saved.tsx';
