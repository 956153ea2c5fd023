import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileLink, RequestFile } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { readDataUrl } from 'shared-lib/patterns/data-url';
import { color } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';

const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: calc(100dvh - 18rem);
  margin-inline: auto;
  border: 1px solid ${color.line};
  object-fit: contain;
`;
const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s3);
  padding-block-start: var(--s3);
`;

const PDF = 'application/pdf';

/** Whether the API makes pictures of a file. */
export const hasPreview = ({ mime }: Pick<RequestFile, 'mime'>): boolean => mime === PDF || mime.startsWith('image/');

export type LinkOf = (file: RequestFile) => Promise<FileLink>;

/** The picture of a page, or null beyond the last one. A link is valid for a minute, so each page asks for its own. */
const pageQuery = (file: RequestFile, page: number, linkOf: LinkOf) =>
  queryOptions({
    queryKey: ['request-file-page', file.id, page],
    queryFn: async ({ signal }) => {
      const { url } = await linkOf(file);
      const response = await fetch(`${new URL(url).pathname}/preview?page=${page}`, { signal });
      if (response.status === 404 && page > 1) return null;
      if (!response.ok) throw new Error(`The picture of the file could not be read: ${response.status}`);
      return readDataUrl(await response.blob());
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

const Content = ({ file, linkOf }: { file: RequestFile; linkOf: LinkOf }) => {
  const [page, setPage] = useState(1);
  const { data, isError } = useQuery(pageQuery(file, page, linkOf));
  const isPdf = file.mime === PDF;
  // The next page is ready when the reader asks for it, and shows whether there is one.
  const next = useQuery({ ...pageQuery(file, page + 1, linkOf), enabled: isPdf && Boolean(data) });
  const hasNext = Boolean(next.data);
  if (isError) return <Alert tone="danger">{labels.upload.previewFailed}</Alert>;
  return (
    <>
      {data ? (
        <Picture src={data} alt={isPdf ? labels.pageOf(formatNumber(page), file.name) : file.name} />
      ) : (
        <Skeleton $block="24rem" />
      )}
      {isPdf && (page > 1 || hasNext) && (
        <Pages>
          <Button size="small" tone="quiet" aria-disabled={page === 1} onClick={() => page > 1 && setPage(page - 1)}>
            {labels.previousPage}
          </Button>
          <span role="status">{labels.page(formatNumber(page))}</span>
          <Button size="small" tone="quiet" aria-disabled={!hasNext} onClick={() => hasNext && setPage(page + 1)}>
            {labels.nextPage}
          </Button>
        </Pages>
      )}
    </>
  );
};

interface Props {
  file: RequestFile;
  isOpen: boolean;
  linkOf: LinkOf;
  onClose: () => void;
  onDownload: () => void;
}

/** A picture, or the pages of a PDF, over the page. */
export const FilePreview = ({ file, isOpen, linkOf, onClose, onDownload }: Props) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title={<Ltr>{file.name}</Ltr>}
    wide
    actions={
      <Button size="small" tone="quiet" onClick={onDownload}>
        {labels.downloadFile}
      </Button>
    }
  >
    {isOpen && <Content file={file} linkOf={linkOf} />}
  </Dialog>
);
