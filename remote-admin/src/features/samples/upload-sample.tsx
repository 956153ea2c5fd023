import type { ChangeEvent } from 'react';
import { Button } from 'shared-lib/controls/button';
import { upload } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { formatNumber, formatPercent } from 'shared-lib/format';
import { useUpload } from 'shared-lib/patterns/upload';
import { color } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { ProgressBar } from 'shared-lib/ui/progress-bar';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { samples } from '../../copy/samples.ts';
import { Row, Stack } from './sample-layout.ts';

const labels = samples.patterns;

/** The browser's own file button speaks the language of the browser. */
const Chooser = styled.label`
  position: relative;
  justify-self: start;
  padding: var(--s5) var(--s8);
  border: 1px dashed ${color.lineStrong};
  background: ${color.white};
  cursor: pointer;
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`;

/** Uploads a picture to the real API. */
export const UploadSample = () => {
  const { state, start, retry, cancel } = useUpload({ url: '/admin/uploads', contract: upload });
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) start(file);
    // Choosing the same file again must be a change too.
    currentTarget.value = '';
  };
  return (
    <Stack>
      <Chooser>
        {labels.upload}
        <VisuallyHidden as="input" type="file" accept="image/*" onChange={onChange} />
      </Chooser>
      {state.status === 'running' && (
        <Row>
          <ProgressBar aria-label={labels.upload} value={state.share} />
          <Ltr>{formatPercent(Math.round(state.share * 100))}</Ltr>
          <Button tone="quiet" size="small" onPress={cancel}>
            {verbs.cancel}
          </Button>
        </Row>
      )}
      {state.status === 'failed' && (
        <Row role="alert">
          {state.message}
          <Button tone="quiet" size="small" onPress={retry}>
            {verbs.retry}
          </Button>
        </Row>
      )}
      {state.status === 'done' && (
        <p role="status">{labels.uploaded(formatNumber(state.result.width), formatNumber(state.result.height))}</p>
      )}
    </Stack>
  );
};
