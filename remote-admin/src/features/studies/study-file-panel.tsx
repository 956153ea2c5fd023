import { useMutation, useQuery } from '@tanstack/react-query';
import { study, type Study } from 'shared-lib/contracts';
import { fileSizes } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { useParams } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { rowQuery } from '../../resource/resource-requests.ts';
import { DocumentPages } from './document-pages.tsx';
import { readDocument } from './study-document.ts';

const labels = studies.file;
const KILOBYTE = 1024;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  > button {
    justify-self: start;
  }
`;

const OpenFile = ({ id }: { id: number }) => {
  const open = useMutation({
    // The tab opens with the click; a browser blocks one that opens after the response.
    mutationFn: async (tab: Window | null) => {
      const url = URL.createObjectURL(await readDocument(id));
      if (tab) tab.location.href = url;
    },
    onError: (_error, tab) => {
      tab?.close();
      toast.failure(labels.failed);
    },
  });
  return (
    <Button tone="quiet" size="small" pending={open.isPending} onClick={() => open.mutate(window.open('', '_blank'))}>
      {labels.open}
    </Button>
  );
};

const FileName = ({ slug, file_size }: Pick<Study, 'slug' | 'file_size'>) => (
  <p>
    <Ltr>{`${slug}.pdf`}</Ltr>{' '}
    {file_size !== null && `${formatNumber(Math.round(file_size / KILOBYTE))} ${fileSizes.kilo}`}
  </p>
);

const SavedFile = ({ id }: { id: number }) => {
  const { data } = useQuery(rowQuery('studies', study, id));
  if (!data || data.cash_flows.length === 0) return <p>{labels.none}</p>;
  return (
    <Stack>
      <FileName {...data} />
      <DocumentPages study={data} />
      <OpenFile id={id} />
      <p>{labels.text}</p>
    </Stack>
  );
};

/** The PDF of a saved study: its pages as pictures, and the file in a new tab. */
export const StudyFilePanel = () => {
  const { id } = useParams();
  return <Panel title={labels.panel}>{id === undefined ? <p>{labels.none}</p> : <SavedFile id={Number(id)} />}</Panel>;
};
