import { verbs } from 'shared-lib/copy';
import { formatPercent } from 'shared-lib/format';
import { FieldError } from 'shared-lib/form';
import type { useUpload } from './use-upload.ts';
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
  uploading: Omit<ReturnType<typeof useUpload>, 'start'>;
  /** Why a file was refused before it was sent. */
  problem: string | undefined;
  problemId: string;
  onDismiss: () => void;
}

/** Progress of an upload, or the reason why a file was refused or its upload failed, until it is dismissed. */
export const PictureUpload = ({ uploading, problem, problemId, onDismiss }: Props) => {
  const { state, file, cancel, retry } = uploading;
  const fileName = file?.name ?? '';
  const dismissal = (
    <Button tone="quiet" size="small" onClick={onDismiss}>
      {pictures.dismiss}
    </Button>
  );
  if (problem !== undefined)
    return (
      <Problem>
        <FieldError id={problemId}>{problem}</FieldError>
        {dismissal}
      </Problem>
    );
  if (state.status === 'running')
    return (
      <Row>
        <Ltr>{fileName}</Ltr>
        <Ltr>{formatPercent(Math.round(state.share * 100))}</Ltr>
        <ProgressBar aria-label={pictures.uploading(fileName)} value={state.share} />
        <Button tone="quiet" size="small" onClick={cancel}>
          {verbs.cancel}
        </Button>
      </Row>
    );
  if (state.status === 'failed')
    return (
      <Problem role="alert">
        {state.message}
        <span>
          <Button tone="quiet" size="small" onClick={retry}>
            {verbs.retry}
          </Button>{' '}
          {dismissal}
        </span>
      </Problem>
    );
  return null;
};
