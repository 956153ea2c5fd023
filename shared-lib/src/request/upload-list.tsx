import X from 'lucide-react/icons/x';
import { verbs, requestPanels } from 'shared-lib/copy';
import { formatFileSize, formatPercent } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { ProgressBar } from 'shared-lib/ui/progress-bar';
import styled from 'styled-components';
import { FileItems, FileTypeTab } from './file-row.tsx';
import type { Upload, Uploads } from './uploads.ts';

const { upload: labels } = requestPanels;

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3h);
  padding-block: var(--s2h);
  font-size: var(--fs-sm);
  bdi {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
  [role='alert'] {
    color: ${color.danger};
  }
`;
const Progress = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s3);
  max-inline-size: 16rem;
`;
const Tools = styled.span`
  display: flex;
  gap: var(--s1h);
`;

const UploadState = ({ upload: { file, share, status, message } }: { upload: Upload }) =>
  status === 'failed' ? (
    <small role="alert">{message}</small>
  ) : (
    <>
      <small>{labels.running(formatFileSize(file.size * share), formatFileSize(file.size))}</small>
      <Progress>
        <ProgressBar value={share} aria-label={labels.progress(file.name)} />
        <small aria-hidden="true">{formatPercent(Math.round(share * 100))}</small>
      </Progress>
    </>
  );

/** Running and failed uploads, each with its progress, cancel and retry. */
export const UploadList = ({ uploads, retry, cancel }: Pick<Uploads, 'uploads' | 'retry' | 'cancel'>) =>
  uploads.length > 0 && (
    <FileItems>
      {uploads.map((upload) => (
        <Row key={upload.key}>
          <FileTypeTab name={upload.file.name} />
          <div>
            <Ltr>{upload.file.name}</Ltr>
            <UploadState upload={upload} />
          </div>
          <Tools>
            {upload.status === 'failed' && upload.canRetry && (
              <Button size="small" tone="quiet" onClick={() => retry(upload)}>
                {verbs.retry}
              </Button>
            )}
            <IconButton
              label={(upload.status === 'failed' ? labels.dismiss : labels.cancel)(upload.file.name)}
              onClick={() => cancel(upload.key)}
            >
              <Icon icon={X} size={20} />
            </IconButton>
          </Tools>
        </Row>
      ))}
    </FileItems>
  );
