import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { csv } from '../../copy/csv.ts';
import { fetchTable, type ExportedList } from './csv-requests.ts';
import { saveAs } from './save-as.ts';

/** Paging parameters of a list, which an export leaves out. */
const PAGING = ['_page', '_limit'];

interface Props {
  resource: ExportedList;
  /** Parameters of the API for the search, filters and order of the list. */
  query: URLSearchParams;
  /** Arabic name of the file, without extension. */
  fileName: string;
}

/** Downloads all rows that match the search and filters. */
export const ExportButton = ({ resource, query, fileName }: Props) => {
  const download = useMutation({
    mutationFn: () => fetchTable(resource, new URLSearchParams([...query].filter(([name]) => !PAGING.includes(name)))),
    onSuccess: (blob) => saveAs(`${fileName}.csv`, blob),
    onError: (error) => toast.failure(csv.exportFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Button tone="quiet" size="small" pending={download.isPending} onClick={() => download.mutate()}>
      <Icon icon={Download} size={16} />
      {csv.export}
    </Button>
  );
};
