import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { saveAs } from 'shared-lib/patterns/fetch-file';
import { color } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { csv } from '../../copy/csv.ts';
import { exportColumnsQuery, exportFormats, fetchTable, type ExportedList } from './csv-requests.ts';

const labels = csv.exporting;

/** Paging parameters of a list, which an export leaves out. */
const PAGING = ['_page', '_limit'];

const Group = styled.fieldset`
  display: grid;
  gap: var(--s1) var(--s4);
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  max-block-size: 45svh;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  legend {
    padding-block-end: var(--s1h);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2.25rem;
  }
`;

interface Props {
  resource: ExportedList;
  query: URLSearchParams;
  fileName: string;
  onClose: () => void;
}

const useExport = ({ resource, query, fileName, onClose }: Props) => {
  const [format, setFormat] = useState<(typeof exportFormats)[number]>('xlsx');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const columns = useQuery(exportColumnsQuery(resource));
  const chosen = columns.data?.filter(({ name }) => !left.has(name)) ?? [];
  const download = useMutation({
    mutationFn: () => {
      const search = new URLSearchParams([...query].filter(([name]) => !PAGING.includes(name)));
      if (left.size > 0) search.set('_columns', chosen.map(({ name }) => name).join(','));
      return fetchTable(resource, format, search);
    },
    onSuccess: (blob) => {
      saveAs(`${fileName}.${format}`, blob);
      onClose();
    },
  });
  const toggle = (name: string) =>
    setLeft((before) =>
      before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name]),
    );
  return { format, setFormat, left, toggle, columns, chosen, download };
};

/** Asks for the format and the columns of an export. All columns are chosen at first. */
export const ExportDialog = (props: Props) => {
  const { format, setFormat, left, toggle, columns, chosen, download } = useExport(props);
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title={labels.title(props.fileName)}
      actions={
        <>
          <Button
            size="small"
            data-first-focus=""
            pending={download.isPending}
            disabled={chosen.length === 0}
            onClick={() => download.mutate()}
          >
            {labels.download}
          </Button>
          <Button size="small" tone="quiet" onClick={props.onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      {download.error && (
        <Alert tone="danger">
          {csv.exportFailed}
          {download.error instanceof HttpError && `: ${download.error.message}`}
        </Alert>
      )}
      <Group>
        <legend>{labels.format}</legend>
        {exportFormats.map((one) => (
          <label key={one}>
            <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />
            {labels.formats[one]}
          </label>
        ))}
      </Group>
      <QueryBlock query={columns} rows={3} failed={labels.columnsFailed}>
        {(all) => (
          <Group>
            <legend>{labels.columns}</legend>
            {all.map(({ name, label }) => (
              <label key={name}>
                <Checkbox checked={!left.has(name)} onChange={() => toggle(name)} />
                {label}
              </label>
            ))}
          </Group>
        )}
      </QueryBlock>
    </Dialog>
  );
};
