import { useMutation, useQuery } from '@tanstack/react-query';
import { study, studyDownload } from 'shared-lib/contracts';
import { fileSizes } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { http, HttpError } from 'shared-lib/http';
import { useParams } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { studies } from '../../copy/studies.ts';
import { rowQuery } from '../../resource/resource-requests.ts';

const labels = studies.file;
const KILOBYTE = 1024;

const OpenFile = ({ id }: { id: number }) => {
  const open = useMutation({
    // The tab opens with the click; a browser blocks one that opens after the response.
    mutationFn: async (tab: Window | null) => {
      const { data } = await http.post(`/public/studies/${id}/download`, {}, studyDownload);
      if (tab && data) tab.location.href = data.url;
    },
    onError: (error, tab) => {
      tab?.close();
      toast.failure(labels.failed, error instanceof HttpError ? error.message : undefined);
    },
  });
  return (
    <Button tone="quiet" size="small" pending={open.isPending} onClick={() => open.mutate(window.open('', '_blank'))}>
      {labels.open}
    </Button>
  );
};

const SavedFile = ({ id }: { id: number }) => {
  const { data } = useQuery(rowQuery('studies', study, id));
  if (!data?.file_url) return <p>{labels.none}</p>;
  return (
    <>
      <p>
        <Ltr>{`${data.slug}.pdf`}</Ltr>{' '}
        {data.file_size !== null && `${formatNumber(Math.round(data.file_size / KILOBYTE))} ${fileSizes.kilo}`}
      </p>
      <OpenFile id={id} />
      <p>{labels.text}</p>
    </>
  );
};

/** The PDF of a saved study. */
export const StudyFilePanel = () => {
  const { id } = useParams();
  return <Panel title={labels.panel}>{id === undefined ? <p>{labels.none}</p> : <SavedFile id={Number(id)} />}</Panel>;
};
