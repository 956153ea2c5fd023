import { useEffect, useRef, type ChangeEvent } from 'react';
import { countOf } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { Steps, type StepState } from 'shared-lib/ui/steps';
import { useFileDrop } from 'shared-lib/patterns/use-file-drop';
import { Ltr } from 'shared-lib/ui/bdi';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import { csv } from '../../copy/csv.ts';
import { BadCells } from './bad-cells.tsx';
import { ExportButton } from './export-button.tsx';
import { ColumnMap, ColumnMapSummary, matchedColumns } from './column-map.tsx';
import type { ImportedResource } from './csv-requests.ts';
import { rowsOf } from './csv-table.ts';
import { ImportReportView } from './import-report.tsx';
import { importFailure, useImport } from './use-import.ts';
import { Zone } from '../fields/picture-field-layout.ts';
import { Cluster, Stack } from 'shared-lib/ui/stack';

interface Props {
  fileName: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a CSV file by drop or by choice. */
const FileZone = ({ fileName, onChoose }: Props) => {
  const { isOver, dropProps } = useFileDrop(({ files: [file] }) => file && onChoose(file));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The corrected file may have the same name.
    currentTarget.value = '';
  };
  return (
    <Zone $isOver={isOver} {...dropProps}>
      <b>{fileName ? <Ltr>{fileName}</Ltr> : csv.file}</b>
      <span>{csv.chooseFile}</span>
      <small>{csv.fileHint}</small>
      <VisuallyHidden as="input" type="file" accept=".csv,text/csv" onChange={onChange} />
    </Zone>
  );
};

type Import = ReturnType<typeof useImport>;

const ALL_ROWS = new URLSearchParams();

const stepOf = ({ loaded, isMapping, run }: Import): number => {
  if (!loaded) return 0;
  if (isMapping) return 1;
  return run.isPending ? 3 : 2;
};

const ImportSteps = ({ state }: { state: Import }) => {
  const { loaded } = state;
  const current = stepOf(state);
  const stateAt = (index: number): StepState => (index === current ? 'now' : index < current ? 'done' : 'next');
  const steps = [
    { label: csv.steps.file, note: loaded && countOf(rowsOf(loaded.table).length, csv.rows) },
    { label: csv.steps.columns, note: loaded && matchedColumns(loaded.targets) },
    { label: csv.steps.check, note: csv.notWritten },
    { label: csv.steps.run, note: csv.allOrNothing },
  ];
  return <Steps items={steps.map((step, index) => ({ ...step, state: stateAt(index) }))} />;
};

type Result = Import & { loaded: NonNullable<Import['loaded']>; checked: NonNullable<Import['checked']> };

/** The result of the check, the cells to correct, and the button that imports. */
const CheckResult = ({ loaded, checked, check, run, correct }: Result) => {
  const { file, report, isChanged } = checked;
  const { table, targets } = loaded;
  const changes = report.created + report.updated;
  const isGood = report.errors.length === 0;
  const label = changes > 0 ? csv.run(countOf(changes, csv.rowsAfterWord)) : csv.nothing;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that started the check is gone or disabled: the focus goes on to what is next.
    if (document.activeElement !== document.body) return;
    const next =
      report.errors.length === 0
        ? bar.current?.querySelector('button')
        : bar.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid]');
    next?.focus();
  }, [report]);
  return (
    <>
      <ImportReportView key={String(isGood)} report={report}>
        <BadCells errors={report.errors} table={table} targets={targets} onChange={correct} />
      </ImportReportView>
      <Cluster $gap="3" $align="center" ref={bar}>
        <Button disabled={!isGood || changes === 0} pending={run.isPending} onClick={() => run.mutate(file)}>
          {isGood ? label : csv.waiting}
        </Button>
        {!isGood && (
          <Button tone="quiet" disabled={!isChanged} pending={check.isPending} onClick={() => check.mutate(loaded)}>
            {csv.checkAgain}
          </Button>
        )}
      </Cluster>
    </>
  );
};

const Columns = ({ loaded, isMapping, check, assign, editMap }: Import) => {
  if (!loaded || loaded.table.records.length === 0) return null;
  const { table, columns, targets } = loaded;
  if (!isMapping) return <ColumnMapSummary table={table} targets={targets} onEdit={editMap} />;
  return (
    <ColumnMap
      table={table}
      columns={columns}
      targets={targets}
      isChecking={check.isPending}
      onChange={assign}
      onCheck={() => check.mutate(loaded)}
    />
  );
};

/**
 * Imports a CSV table (`/admin/{resource}/import`): columns assigned to fields, a check without saving, corrections in the page,
 * then all rows or none.
 */
export const ResourceImportPage = ({ resource, title }: { resource: ImportedResource; title: string }) => {
  const state = useImport(resource);
  const { loaded, checked, isMapping, check, read } = state;
  const error = read.error ?? check.error;
  return (
    <>
      <Breadcrumbs items={[{ label: title, to: paths.admin.list(resource) }, { label: csv.import }]} />
      <PageHead title={csv.importTitle(title)} text={csv.importText} />
      <Panel>
        <ImportSteps state={state} />
      </Panel>
      <Panel>
        <Stack $gap="4">
          {!loaded && (
            <Cluster $gap="2 4" $align="center" $justify="space-between">
              <p>{csv.fromExport}</p>
              <ExportButton resource={resource} query={ALL_ROWS} fileName={title} />
            </Cluster>
          )}
          <FileZone fileName={read.variables?.name} onChoose={state.choose} />
        </Stack>
      </Panel>
      <Columns {...state} />
      {(read.isPending || check.isPending) && !checked && !isMapping && (
        <LoadingArea>
          <Skeleton $inline="100%" $block="12rem" />
        </LoadingArea>
      )}
      {error && (
        <Alert tone="danger">
          <strong>{csv.failed}</strong>
          <p>{importFailure(error)}</p>
        </Alert>
      )}
      {loaded && checked && !isMapping && <CheckResult {...state} loaded={loaded} checked={checked} />}
    </>
  );
};
