import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { usePageAnnouncement } from '../navigation/announce-page.ts';

/** Announces the title of a page that was opened without loading a document. */
export const PageAnnouncer = () => {
  const title = usePageAnnouncement((state) => state.title);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};
