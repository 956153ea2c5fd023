import { useState, type ReactNode } from 'react';
import type { CvFile } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatFileSize } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { fetchFile, saveAs } from 'shared-lib/patterns/fetch-file';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { FileItem, FileItems, FileTypeTab } from './file-row.tsx';

/** The name, as high as a target must be. */
const Name = styled(TextButton)`
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  text-align: start;
  overflow-wrap: anywhere;
`;

interface Props {
  file: CvFile;
  /** Path of the file below `/api`. */
  path: string;
  /** Further buttons. */
  actions?: ReactNode;
}

/** The curriculum vitae of a consultant. Its name downloads it. */
export const CvFileRow = ({ file, path, actions }: Props) => {
  const [isBusy, setIsBusy] = useState(false);
  const download = async (): Promise<void> => {
    setIsBusy(true);
    try {
      saveAs(file.name, await fetchFile(path));
    } catch (error) {
      toast.failure(labels.upload.failed, error instanceof HttpError ? error.message : undefined);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FileItems>
      <FileItem>
        <FileTypeTab name={file.name} />
        <div>
          <Name
            aria-label={labels.download(file.name)}
            aria-disabled={isBusy}
            onClick={() => isBusy || void download()}
          >
            <Ltr>{file.name}</Ltr>
          </Name>
          <small>{labels.join(formatFileSize(file.size), formatDate(file.at))}</small>
        </div>
        {actions}
      </FileItem>
    </FileItems>
  );
};
