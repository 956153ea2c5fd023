import type { ReactNode } from 'react';
import type { FileLink, RequestFile } from 'shared-lib/contracts';
import { requestPanels as labels } from 'shared-lib/copy';
import { formatDate, formatFileSize, formatNumber } from 'shared-lib/format';
import { color, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { FileItems, FileRow } from './file-row.tsx';

const Group = styled.div`
  h3 {
    color: ${color.text2};
    ${text.sm}
  }
`;
const Older = styled.details`
  padding-inline-start: 3.375rem;
  summary {
    min-block-size: 2rem;
    color: ${color.link};
    font-size: var(--fs-xs);
    cursor: pointer;
  }
`;

interface Versions {
  latest: RequestFile;
  /** Newest first. */
  older: readonly RequestFile[];
}

/** Files of the same name and side are versions of one file; the latest changes come first. */
const versionsOf = (files: readonly RequestFile[]): Versions[] => {
  const names = new Set(files.map(({ name }) => name));
  return [...names]
    .flatMap((name) => {
      const versions = files.filter((file) => file.name === name);
      const [latest, ...older] = versions.toSorted((one, other) => other.version - one.version);
      return latest ? [{ latest, older }] : [];
    })
    .toSorted((one, other) => other.latest.id - one.latest.id);
};

interface Props {
  /** Heading of the group, such as «منك». */
  title: string;
  files: readonly RequestFile[];
  linkOf: (file: RequestFile) => Promise<FileLink>;
  /** What to show besides name, size and date. */
  extrasOf?: (file: RequestFile) => { details?: ReactNode; mark?: ReactNode; actions?: ReactNode };
}

/** Files of one side with their versions. */
export const FileGroup = ({ title, files, linkOf, extrasOf }: Props) =>
  files.length > 0 && (
    <Group>
      <h3>{title}</h3>
      <FileItems>
        {versionsOf(files).map(({ latest }) => (
          <FileRow key={latest.id} file={latest} linkOf={linkOf} isTarget {...extrasOf?.(latest)} />
        ))}
      </FileItems>
      {versionsOf(files)
        .filter(({ older }) => older.length > 0)
        .map(({ latest, older }) => (
          <Older key={latest.id}>
            <summary>
              {labels.olderVersions}: <Ltr>{latest.name}</Ltr>
            </summary>
            <FileItems>
              {older.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  linkOf={linkOf}
                  isTarget
                  {...extrasOf?.(file)}
                  details={labels.join(
                    labels.version(formatNumber(file.version)),
                    labels.join(formatFileSize(file.size), formatDate(file.at)),
                  )}
                />
              ))}
            </FileItems>
          </Older>
        ))}
    </Group>
  );
