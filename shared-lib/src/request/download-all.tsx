import FolderDown from 'lucide-react/icons/folder-down';
import type { FileLink, RequestFile } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { download } from './file-row.tsx';
import { useAction } from './run-action.ts';

const { upload: labels } = requestPanels;

interface Props {
  files: readonly RequestFile[];
  linkOfAll: () => Promise<FileLink>;
}

/** Downloads all files of a request as one archive. One file alone has its own button. */
export const DownloadAll = ({ files, linkOfAll }: Props) => {
  const { run, isRunning } = useAction();
  return (
    files.length > 1 && (
      <Button
        size="small"
        tone="quiet"
        pending={isRunning('archive')}
        data-screen-only
        onClick={() => run('archive', async () => download(await linkOfAll(), ''), { failed: labels.failed })}
      >
        <Icon icon={FolderDown} size={16} />
        {labels.all}
      </Button>
    )
  );
};
