import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { csv } from '../../copy/csv.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { ExportedList } from './csv-requests.ts';

const ExportDialog = lazyPart(() => import('./export-dialog.tsx').then((part) => part.ExportDialog), null);

interface Props {
  resource: ExportedList;
  /** Parameters of the API for the search, filters and order of the list. */
  query: URLSearchParams;
  /** Arabic name of the file, without extension. */
  fileName: string;
}

/** Downloads all rows that match the search and filters, after the choice of a format and columns. */
export const ExportButton = (props: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon icon={Download} size={16} />
        {csv.export}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
