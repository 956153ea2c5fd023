import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { csv } from '../../copy/csv.ts';
import { Zone } from '../fields/picture-field-layout.ts';
import { refreshResource } from '../resource-requests.ts';
import { sendTable, type ImportedResource } from './csv-requests.ts';
import { ImportReportView } from './import-report.tsx';

const FileZone = ({ fileName, onChoose }: { fileName: string | undefined; onChoose: (file: File) => void }) => {
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The corrected file may have the same name.
    currentTarget.value = '';
  };
  return (
    <Zone
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <b>{fileName ? <bdi>{fileName}</bdi> : csv.file}</b>
      <span>{csv.chooseFile}</span>
      <small>{csv.fileHint}</small>
      <VisuallyHidden as="input" type="file" accept=".csv,text/csv" onChange={onChange} />
    </Zone>
  );
};

const messageOf = (error: Error): string | undefined => (error instanceof HttpError ? error.message : undefined);

/** Imports a CSV table (`/admin/{resource}/import`): a check without saving first, then all rows or none. */
export const ResourceImportPage = ({ resource, title }: { resource: ImportedResource; title: string }) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const list = paths.admin.list(resource);
  const check = useMutation({ mutationFn: (file: File) => sendTable(resource, file, true) });
  const run = useMutation({
    mutationFn: (file: File) => sendTable(resource, file, false),
    onSuccess: ({ created, updated }) => {
      toast.success(csv.done(countOf(created + updated, csv.rows)));
      void refreshResource(queryClient, resource);
      void navigate(list);
    },
    onError: (error) => toast.failure(csv.importFailed, messageOf(error)),
  });
  const report = check.data;
  const changes = report ? report.created + report.updated : 0;
  const isReady = report !== undefined && report.errors.length === 0 && changes > 0;
  return (
    <>
      <Breadcrumbs items={[{ label: title, to: list }, { label: csv.import }]} />
      <PageHead title={csv.importTitle(title)} text={csv.importText} />
      <Panel>
        <FileZone fileName={check.variables?.name} onChoose={(file) => check.mutate(file)} />
      </Panel>
      {check.isPending && (
        <LoadingArea>
          <Skeleton $inline="100%" $block="12rem" />
        </LoadingArea>
      )}
      {check.isError && (
        <Alert tone="danger">
          <strong>{csv.failed}</strong>
          <p>{messageOf(check.error)}</p>
        </Alert>
      )}
      {report && (
        <>
          <ImportReportView report={report} />
          <div>
            <Button
              disabled={!isReady}
              pending={run.isPending}
              onClick={() => check.variables && run.mutate(check.variables)}
            >
              {changes > 0 ? csv.run(countOf(changes, csv.rows)) : csv.nothing}
            </Button>
          </div>
        </>
      )}
    </>
  );
};
