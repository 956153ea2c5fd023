import type { ReactNode } from 'react';
import type { FileLink, RequestFile } from 'shared-lib/contracts';
import { company, requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatFileSize, formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { DownloadAll } from './download-all.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileGroup } from './file-list.tsx';
import { anchors, type Side } from './request-title.tsx';
import { useAction } from './run-action.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads, type SendFile } from './uploads.ts';
import { Stack } from 'shared-lib/ui/stack';

const Count = styled.span`
  margin-inline-start: var(--s2);
  color: ${color.text3};
  font-size: var(--fs-sm);
`;

interface Props {
  side: Side;
  files: readonly RequestFile[];
  linkOf: (file: RequestFile) => Promise<FileLink>;
  /** Missing where the files are only shown. */
  linkOfAll?: () => Promise<FileLink>;
  /** Missing when the request accepts no files any more. */
  send?: SendFile | undefined;
  /** For staff: shows an internal file to the client. */
  onPublish?: (file: RequestFile) => Promise<unknown>;
  /** For staff: removes an internal file. */
  onRemove?: (file: RequestFile) => Promise<unknown>;
}

const isDraft = ({ direction, published_at }: RequestFile): boolean => direction === 'from_us' && published_at === null;

/** What staff see of a file: whether it is internal, or whether the client has opened it. */
const staffDetails = (file: RequestFile): string => {
  const base = labels.join(formatFileSize(file.size), formatDate(file.at));
  if (file.direction === 'from_client') return base;
  if (isDraft(file)) return labels.join(base, labels.draftFileHint);
  return labels.join(base, file.opened_at ? labels.opened : labels.notOpened);
};

interface DraftProps extends Pick<Props, 'onPublish' | 'onRemove'> {
  file: RequestFile;
}

/** Publishing or removing an internal file. */
const DraftActions = ({ file, onPublish, onRemove }: DraftProps): ReactNode => {
  const { run, isRunning } = useAction();
  return (
    <>
      {onPublish && (
        <Button
          size="small"
          tone="quiet"
          pending={isRunning('publish')}
          onClick={() =>
            run('publish', () => onPublish(file), { done: labels.published, failed: labels.publishFailed })
          }
        >
          {labels.publish}
        </Button>
      )}
      {onRemove && (
        <Button
          size="small"
          tone="quiet"
          pending={isRunning('remove')}
          onClick={() => run('remove', () => onRemove(file), { done: labels.removed, failed: labels.removeFailed })}
        >
          {labels.removeDraft}
        </Button>
      )}
    </>
  );
};

const NewFile = ({ side, send }: { side: Side; send: SendFile }) => {
  const { uploads, add, retry, cancel } = useUploads({
    send,
    onStored: ({ name }) => toast.success(labels.upload.done(name)),
  });
  return (
    <Stack $gap="4" data-screen-only>
      <UploadList uploads={uploads} retry={retry} cancel={cancel} />
      <FileDrop onFiles={add} title={side === 'staff' ? labels.upload.staffTitle : labels.upload.choose} />
    </Stack>
  );
};

/** The files of both sides with their versions, and the upload of new ones. */
export const FilesPanel = ({ side, files, linkOf, linkOfAll, send, onPublish, onRemove }: Props) => {
  const extrasOf = (file: RequestFile) =>
    side === 'client'
      ? {}
      : {
          details: staffDetails(file),
          ...(isDraft(file)
            ? {
                mark: labels.draftFile,
                actions: <DraftActions file={file} {...(onPublish && { onPublish })} {...(onRemove && { onRemove })} />,
              }
            : {}),
        };
  const fromUs = files.filter(({ direction }) => direction === 'from_us');
  const others = files.filter(({ direction }) => direction !== 'from_us');
  return (
    <Panel
      id={anchors.files}
      screenOnly={files.length === 0}
      title={
        <>
          {side === 'client' ? labels.files : labels.deliverables}
          {files.length > 0 && <Count aria-hidden="true">{formatNumber(files.length)}</Count>}
        </>
      }
      tools={linkOfAll && <DownloadAll files={files} linkOfAll={linkOfAll} />}
    >
      <Stack $gap="4">
        {files.length === 0 && <p>{labels.noFiles}</p>}
        <FileGroup title={labels.fromUs(company.name)} files={fromUs} linkOf={linkOf} extrasOf={extrasOf} />
        <FileGroup
          title={side === 'client' ? labels.fromYou : labels.fromClient}
          files={others}
          linkOf={linkOf}
          extrasOf={extrasOf}
        />
        {send && <NewFile side={side} send={send} />}
      </Stack>
    </Panel>
  );
};
