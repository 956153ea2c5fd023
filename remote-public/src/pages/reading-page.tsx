import { useLocation } from 'shared-lib/router';
import { ReadingView } from '../features/gauge/reading-view.tsx';

/** A link to another reading is a navigation and starts over. */
export const ReadingPage = () => (
  <main>
    <ReadingView key={useLocation().key} />
  </main>
);
