import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { studyDownload } from 'shared-lib/contracts';
import { http, HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { downloadsCopy as labels, filesCopy } from '../../copy/conversations.ts';
import { startDownload } from 'shared-lib/patterns/start-download';

const requestLink = async (studyId: number): Promise<string> => {
  const { data, message } = await http.post(`/public/studies/${studyId}/download`, {}, studyDownload);
  if (!data) throw new HttpError('server', { message });
  return data.url;
};

/** Downloads the PDF of a study again. */
export const StudyAgain = ({ id, title }: { id: number; title: string }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestLink(id),
    onSuccess: (url) => startDownload(url),
    onError: (error) => toast.failure(filesCopy.failed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Button
      tone="quiet"
      size="small"
      pending={isPending}
      pendingText={filesCopy.downloading}
      aria-label={labels.againOf(title)}
      onClick={() => mutate()}
    >
      <Icon icon={Download} size={16} />
      {labels.again}
    </Button>
  );
};
