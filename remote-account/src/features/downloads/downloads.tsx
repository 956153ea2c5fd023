import { queryOptions, useQuery, useMutation } from '@tanstack/react-query';
import { accountDownloads, type AccountDownloads, studyDownload } from 'shared-lib/contracts';
import { formatDate, formatFileSize, formatNumber } from 'shared-lib/format';
import { http, HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { media } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import * as z from 'zod/mini';
import Download from 'lucide-react/icons/download';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { startDownload } from 'shared-lib/patterns/start-download';
import { downloadsCopy as labels, filesCopy } from '../../copy/conversations.ts';
import { FileDownload } from '../../dashboard/file-download.tsx';
import { FileTab } from '../../dashboard/file-tab.tsx';
import { Meta, PanelNote, PanelRows, RowTitle } from '../../dashboard/list-styles.ts';

const requestLink = async (studyId: number): Promise<string> => {
  const { data, message } = await http.post(`/public/studies/${studyId}/download`, {}, studyDownload);
  if (!data) throw new HttpError('server', { message });
  return data.url;
};

/** Downloads the PDF of a study again. */
const StudyAgain = ({ id, title }: { id: number; title: string }) => {
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

const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3) var(--s4);
  ${media.stacked} {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 1 / -1;
    }
  }
`;
const StudyItem = styled(Item)`
  grid-template-columns: minmax(0, 1fr) auto;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const response = z.object({ data: accountDownloads });
const downloadsQuery = () =>
  queryOptions({
    queryKey: ['account', 'downloads'],
    queryFn: async ({ signal }) => (await http.get('/account/downloads', response, { signal })).data,
  });

const Studies = ({ studies }: Pick<AccountDownloads, 'studies'>) => (
  <Panel flush title={labels.studies}>
    {studies.length === 0 ? (
      <PanelNote>
        {labels.studiesNone} <TextLink to={paths.freeStudies()}>{labels.browse}</TextLink>
      </PanelNote>
    ) : (
      <PanelRows>
        {studies.map(({ study: { id, slug, title_ar }, downloaded_at }) => (
          <li key={id}>
            <StudyItem>
              <div>
                <RowTitle>
                  <Link to={paths.study(slug)}>{title_ar}</Link>
                </RowTitle>
                <Meta>{labels.downloadedAt(formatDate(downloaded_at))}</Meta>
              </div>
              <StudyAgain id={id} title={title_ar} />
            </StudyItem>
          </li>
        ))}
      </PanelRows>
    )}
  </Panel>
);

const Files = ({ files }: Pick<AccountDownloads, 'files'>) => (
  <Panel flush title={labels.files}>
    {files.length === 0 ? (
      <PanelNote>{labels.filesNone}</PanelNote>
    ) : (
      <PanelRows>
        {files.map(({ file, reference }) => (
          <li key={file.id}>
            <Item>
              <FileTab file={file} />
              <div>
                <RowTitle>
                  <Ltr>{file.name}</Ltr>
                </RowTitle>
                <Meta>
                  <Link to={paths.request(reference)}>
                    <Ltr>{reference}</Ltr>
                  </Link>
                  <span>{filesCopy.version(formatNumber(file.version))}</span>
                  <span>{formatFileSize(file.size)}</span>
                  <span>{formatDate(file.published_at ?? file.at)}</span>
                </Meta>
              </div>
              <FileDownload file={file} reference={reference} />
            </Item>
          </li>
        ))}
      </PanelRows>
    )}
  </Panel>
);

/** What the client can download again: studies and the newest versions of the files of the requests. */
export const Downloads = () => {
  const query = useQuery(downloadsQuery());
  return (
    <>
      <PageHead title={labels.title} text={labels.text} />
      <QueryBlock query={query} rows={5} failed={labels.failed}>
        {({ studies, files }) => (
          <>
            <Files files={files} />
            <Studies studies={studies} />
          </>
        )}
      </QueryBlock>
    </>
  );
};
