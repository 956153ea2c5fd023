import UploadIcon from 'lucide-react/icons/upload';
import { requestPanels } from 'shared-lib/copy';
import { useFileDrop } from 'shared-lib/patterns/use-file-drop';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { ACCEPTED_FILES } from './uploads.ts';

const { upload: labels } = requestPanels;

const Area = styled.label<{ $isOver: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s3h);
  padding: var(--s4) var(--s5);
  border: 1px dashed ${color.lineStrong};
  background: ${({ $isOver }) => ($isOver ? color.nile50 : color.paper)};
  font-size: var(--fs-sm);
  cursor: pointer;
  &:hover,
  &:focus-within {
    border-color: ${color.nile600};
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  svg {
    color: ${color.nile600};
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    opacity: 0;
  }
`;

interface Props {
  onFiles: (files: Iterable<File>) => void;
  title?: string;
  /** Value of the `accept` attribute. */
  accept?: string;
  /** What may be chosen, and what becomes of it. */
  hints?: readonly string[];
  /** Only one file can be chosen. */
  isSingle?: boolean;
}

const HINTS = [labels.types, labels.versions];

/** Accepts files by choosing or dropping them. It names types and size before the choice. */
export const FileDrop = ({
  onFiles,
  title = labels.choose,
  accept = ACCEPTED_FILES,
  hints = HINTS,
  isSingle = false,
}: Props) => {
  const { isOver, dropProps } = useFileDrop(({ files }) => onFiles(files));
  return (
    <Area $isOver={isOver} {...dropProps}>
      <Icon icon={UploadIcon} size={24} />
      <span>
        {title}
        {hints.map((hint) => (
          <small key={hint}>{hint}</small>
        ))}
      </span>
      <input
        type="file"
        multiple={!isSingle}
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </Area>
  );
};
