import { verbs } from 'shared-lib/copy';
import { formatPercent } from 'shared-lib/format';
import type { UploadState } from './use-upload.ts';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { ProgressBar } from 'shared-lib/ui/progress-bar';
import styled from 'styled-components';
import { pictures } from '../../copy/pictures.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  font-size: var(--fs-sm);
  progress {
    flex: 1 0 100%;
  }
`;
const Problem = styled(Row)`
  color: ${color.danger};
`;

interface Props {
  state: UploadState<unknown>;
  fileName: string;
  onCancel: () => void;
  onRetry: () => void;
}

/** Progress of an upload, or the reason why it failed. */
export const PictureUpload = ({ state, fileName, onCancel, onRetry }: Props) => {
  if (state.status === 'running')
    return (
      <Row>
        <Ltr>{fileName}</Ltr>
        <Ltr>{formatPercent(Math.round(state.share * 100))}</Ltr>
        <ProgressBar aria-label={pictures.uploading(fileName)} value={state.share} />
        <Button tone="quiet" size="small" onClick={onCancel}>
          {verbs.cancel}
        </Button>
      </Row>
    );
  if (state.status === 'failed')
    return (
      <Problem role="alert">
        {state.message}
        <Button tone="quiet" size="small" onClick={onRetry}>
          {verbs.retry}
        </Button>
      </Problem>
    );
  return null;
};
