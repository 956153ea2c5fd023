import type { RequestFile } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { anchors, DownloadAll, FileDrop, FileGroup, InternalMark, UploadList, useUploads } from 'shared-lib/request';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { SCREEN_ONLY } from 'shared-lib/theme';
import { workspace as labels } from '../../copy/workspace.ts';
import { useQuickChange, type PanelProps } from './workspace-context.ts';
import { Stack } from 'shared-lib/ui/stack';

/** Files of both sides. What staff upload stays internal until it is published. */
export const FilesPanel = ({ request, calls }: PanelProps) => {
  const uploads = useUploads({ send: calls.upload, onStored: () => undefined });
  const quick = useQuickChange(calls);
  const fromClient = request.files.filter(({ direction }) => direction === 'from_client');
  const fromUs = request.files.filter(({ direction }) => direction !== 'from_client');
  const extrasOf = (file: RequestFile) =>
    file.published_at
      ? { details: file.opened_at ? requestPanels.opened : requestPanels.notOpened }
      : {
          mark: <InternalMark />,
          actions: (
            <>
              <Button
                tone="quiet"
                size="small"
                aria-label={labels.publishLabel(file.name)}
                disabled={quick.isPending}
                onClick={() =>
                  quick.mutate({ method: 'post', action: `/files/${file.id}/publish`, done: labels.published })
                }
              >
                {labels.publish}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={labels.removeLabel(file.name)}
                disabled={quick.isPending}
                onClick={() => quick.mutate({ method: 'delete', action: `/files/${file.id}`, done: labels.removed })}
              >
                {labels.remove}
              </Button>
            </>
          ),
        };
  return (
    <Panel
      title={labels.filesTitle}
      id={anchors.files}
      tools={<DownloadAll files={request.files} linkOfAll={calls.linkOfAll} />}
      screenOnly={request.files.length === 0}
    >
      <Stack $gap="5">
        {request.files.length === 0 && <p>{labels.noFiles}</p>}
        <FileGroup title={labels.fromUs} files={fromUs} linkOf={calls.linkOf} extrasOf={extrasOf} />
        <FileGroup title={labels.fromClient} files={fromClient} linkOf={calls.linkOf} />
        <UploadList {...uploads} />
        <div {...SCREEN_ONLY}>
          <FileDrop title={requestPanels.upload.staffTitle} onFiles={uploads.add} />
        </div>
      </Stack>
    </Panel>
  );
};
