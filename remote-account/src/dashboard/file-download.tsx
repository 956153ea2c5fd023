import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { fileLink, type RequestFile } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import * as z from 'zod/mini';
import { filesCopy as labels } from '../copy/conversations.ts';
import { startDownload } from 'shared-lib/patterns/start-download';

const linkResponse = z.object({ data: fileLink });

const requestLink = async (reference: string, id: number): Promise<string> => {
  const path = `/account/requests/${encodeURIComponent(reference)}/files/${id}/link`;
  return (await http.post(path, {}, linkResponse)).data.url;
};

interface Props {
  reference: string;
  file: RequestFile;
}

/** Downloads a file of the client's own request. A link is valid for one minute, so each click requests a new one. */
export const FileDownload = ({ reference, file }: Props) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestLink(reference, file.id),
    onSuccess: (url) => startDownload(url),
    onError: (error) => toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Button
      tone="quiet"
      size="small"
      pending={isPending}
      pendingText={labels.downloading}
      aria-label={labels.downloadOf(file.name)}
      onClick={() => mutate()}
    >
      <Icon icon={Download} size={16} />
      {labels.download}
    </Button>
  );
};
