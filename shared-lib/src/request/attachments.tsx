import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { RequestFile } from 'shared-lib/contracts';
import { requestPanels } from 'shared-lib/copy';
import { Ltr } from 'shared-lib/ui/bdi';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { FileTypeTab } from './file-row.tsx';
import { ACCEPTED_FILES } from './uploads.ts';

const { composer: labels } = requestPanels;

const Attached = styled.ul`
  display: grid;
  gap: var(--s2);
  padding: var(--s2) var(--s4);
  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    font-size: var(--fs-sm);
  }
  bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

interface FilesProps {
  files: readonly RequestFile[];
  onRemove: (id: number) => void;
}

/** Files that go with the message. */
export const AttachedFiles = ({ files, onRemove }: FilesProps) =>
  files.length > 0 && (
    <Attached aria-label={labels.attached}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <FileTypeTab name={name} />
          <Ltr>{name}</Ltr>
          <IconButton label={labels.detach(name)} size="small" onClick={() => onRemove(id)}>
            <Icon icon={X} size={16} />
          </IconButton>
        </li>
      ))}
    </Attached>
  );

/** Opens the choice of files. */
export const AttachButton = ({ onFiles }: { onFiles: (files: Iterable<File>) => void }) => {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={labels.attach} onClick={() => chooser.current?.click()}>
        <Icon icon={Paperclip} size={20} />
      </IconButton>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </>
  );
};
