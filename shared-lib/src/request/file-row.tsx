import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useState, type ReactNode } from 'react';
import type { FileLink, RequestFile } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatFileSize, formatNumber } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { color, weight } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { FilePreview, hasPreview, type LinkOf } from './file-preview.tsx';
import { anchors } from './request-title.tsx';
import { extensionOf } from './uploads.ts';
import { Cluster } from 'shared-lib/ui/stack';

/** Name of what files belong to, such as a document or a payment. */
export const RowTitle = styled.b`
  color: ${color.ink900};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;
/** What is said about it. */
export const RowLine = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
export const FileItems = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
/** A file in a list: its type, its name with details, and buttons. */
export const FileItem = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s1) var(--s3h);
  padding-block: var(--s2h);
  border-block-end: 1px solid ${color.line};
  scroll-margin-block-start: 6rem;
  &:last-child {
    border: 0;
  }
  > div:nth-child(2) {
    min-inline-size: 0;
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
`;
const tabs: Readonly<Record<string, string>> = {
  pdf: `color: #8f3c23; border-color: ${color.clay600}; background: ${color.clay100};`,
  xlsx: `color: ${color.success}; border-color: ${color.success}; background: ${color.successBg};`,
  docx: `color: ${color.info}; border-color: ${color.info}; background: ${color.infoBg};`,
};
const pictureTab = `color: ${color.info}; border-color: ${color.info}; background: ${color.infoBg};`;
const TypeTab = styled.span<{ $type: string }>`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.75rem;
  border-block-end: 3px solid;
  ${({ $type }) => tabs[$type] ?? pictureTab}
  clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, 0 28%, 28% 0);
  font-size: 0.625rem;
  font-weight: ${weight.strong};
  line-height: 1;
`;
const Name = styled.b`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s2);
  color: ${color.ink900};
  font-size: var(--fs-sm);
  font-weight: ${weight.medium};
  line-height: 1.6;
  bdi {
    overflow-wrap: anywhere;
  }
`;
const Version = styled.span`
  padding-inline: 0.4375rem;
  border: 1px solid ${color.sand400};
  color: ${color.brass700};
  font-size: 0.6875rem;
  line-height: 1.7;
`;
/** The square with the type of a file. */
export const FileTypeTab = ({ name }: Pick<RequestFile, 'name'>) => (
  <TypeTab $type={extensionOf(name)} aria-hidden="true">
    {extensionOf(name).toUpperCase()}
  </TypeTab>
);

/** Opens the download of a file; the link is of the same site. */
export const download = ({ url }: FileLink, name: string): void => {
  const link = document.createElement('a');
  link.href = new URL(url).pathname;
  link.download = name;
  link.click();
};

export interface FileRowProps {
  file: RequestFile;
  /** Creates a link that opens the file for a minute. */
  linkOf: LinkOf;
  /** Replaces the date and size. */
  details?: ReactNode;
  /** A mark beside the name, such as the one of a draft. */
  mark?: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
  /** Whether links point to this row: a file may appear in the list and in a message. */
  isTarget?: boolean;
}

/** A file with its type, version, preview and download. */
export const FileRow = ({ file, linkOf, details, mark, actions, isTarget = false }: FileRowProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const withLink = async (open: (link: FileLink) => void): Promise<void> => {
    setIsBusy(true);
    try {
      open(await linkOf(file));
    } catch (error) {
      toast.failure(labels.upload.failed, error instanceof HttpError ? error.message : undefined);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <FileItem id={isTarget ? anchors.file(file) : undefined} tabIndex={isTarget ? -1 : undefined}>
      <FileTypeTab name={file.name} />
      <div>
        <Name>
          <Ltr>{file.name}</Ltr>
          {file.version > 1 && <Version>{labels.version(formatNumber(file.version))}</Version>}
          {mark && <Version>{mark}</Version>}
        </Name>
        <small>{details ?? labels.join(formatFileSize(file.size), formatDate(file.at))}</small>
      </div>
      <Cluster $gap="1" $justify="end">
        {actions}
        {hasPreview(file) && (
          <IconButton label={labels.preview(file.name)} onClick={() => setIsPreviewed(true)}>
            <Icon icon={Eye} size={20} />
          </IconButton>
        )}
        <IconButton
          label={labels.download(file.name)}
          aria-disabled={isBusy}
          onClick={() => void withLink((link) => download(link, file.name))}
        >
          <Icon icon={Download} size={20} />
        </IconButton>
      </Cluster>
      <FilePreview
        file={file}
        isOpen={isPreviewed}
        linkOf={linkOf}
        onClose={() => setIsPreviewed(false)}
        onDownload={() => void withLink((link) => download(link, file.name))}
      />
    </FileItem>
  );
};
