import { useState } from 'react';
import { requestPanels as labels } from 'shared-lib/copy';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';

const Picture = styled.img`
  max-inline-size: 100%;
  max-block-size: calc(100dvh - 16rem);
  margin-inline: auto;
  object-fit: contain;
`;

interface Props {
  /** Path of the picture; closed without one. */
  src: string | undefined;
  name: string;
  onClose: () => void;
  onDownload: () => void;
}

const Content = ({ src, name }: { src: string; name: string }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <Alert tone="danger">{labels.upload.previewFailed}</Alert>
  ) : (
    <Picture src={src} alt={name} onError={() => setHasFailed(true)} />
  );
};

/** A picture over the page. */
export const FilePreview = ({ src, name, onClose, onDownload }: Props) => (
  <Dialog
    open={src !== undefined}
    onClose={onClose}
    title={<bdi>{name}</bdi>}
    wide
    actions={
      <Button size="small" tone="quiet" onClick={onDownload}>
        {labels.downloadFile}
      </Button>
    }
  >
    {src && <Content src={src} name={name} />}
  </Dialog>
);
