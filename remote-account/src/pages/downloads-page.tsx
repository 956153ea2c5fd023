export { Downloads as DownloadsPage } from '../features/downloads/downloads.tsx';
