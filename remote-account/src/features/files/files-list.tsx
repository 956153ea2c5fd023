import { dashboardFile, paged, type DashboardFile } from 'shared-lib/contracts';
import { formatDate, formatFileSize, formatNumber } from 'shared-lib/format';
import { pagedSource, type ListDefinition } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { filesCopy as labels } from '../../copy/conversations.ts';
import { FileDownload } from '../../dashboard/file-download.tsx';
import { FileTab } from '../../dashboard/file-tab.tsx';

const Name = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s3);
  b {
    overflow-wrap: anywhere;
  }
`;

const FileName = ({ file }: Pick<DashboardFile, 'file'>) => (
  <Name>
    <FileTab file={file} />
    <span>
      <b>
        <Ltr>{file.name}</Ltr>
      </b>
      {file.version > 1 && <small>{labels.version(formatNumber(file.version))}</small>}
    </span>
  </Name>
);

const RequestLink = ({ row: { title, reference } }: { row: DashboardFile }) => (
  <span>
    <TextLink to={paths.request(reference)}>{title}</TextLink>{' '}
    <small>
      <Ltr>{reference}</Ltr>
    </small>
  </span>
);

/** The files of all requests of the signed-in client. */
export const filesList: ListDefinition<DashboardFile> = {
  name: 'files',
  source: pagedSource({ key: ['account', 'files'], path: '/account/files', contract: paged(dashboardFile) }),
  keyOf: ({ file }) => file.id,
  nameOf: ({ file }) => file.name,
  defaultSort: { key: 'at', direction: 'descending' },
  sizes: [20, 50],
  columns: [
    { key: 'name', label: labels.name, title: true, cell: ({ file }) => <FileName file={file} /> },
    { key: 'request', label: labels.request, cell: (row) => <RequestLink row={row} /> },
    { key: 'direction', label: labels.direction, cell: ({ file }) => labels[file.direction] },
    { key: 'size', label: labels.size, numeric: true, cell: ({ file }) => formatFileSize(file.size) },
    { key: 'at', label: labels.at, cell: ({ file }) => formatDate(file.published_at ?? file.at) },
    {
      key: 'actions',
      label: labels.actions,
      hideLabel: true,
      cell: ({ file, reference }) => <FileDownload file={file} reference={reference} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'direction',
      label: labels.direction,
      anyLabel: labels.anyDirection,
      options: [
        { value: 'from_us', label: labels.from_us },
        { value: 'from_client', label: labels.from_client },
      ],
    },
  ],
  copy: labels,
};
