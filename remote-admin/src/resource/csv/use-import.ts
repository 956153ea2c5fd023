import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportColumn, ImportReport } from 'shared-lib/contracts';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { csv } from '../../copy/csv.ts';
import { refreshResource } from '../resource-requests.ts';
import { areCertain, suggestTargets, type Targets } from './column-targets.ts';
import { columnsQuery, sendTable, type ImportedResource } from './csv-requests.ts';
import { csvFile, headingsOf, readCsv, withCell, withHeadings, type CsvTable } from './csv-table.ts';

/** What the API reports about the file as a whole, or else about the request. */
export const importFailure = (error: Error): string =>
  error instanceof HttpError ? (error.errors.file?.join(' ') ?? error.message) : csv.unreadable;

/** A file that was read, with the corrections of its cells. */
interface Loaded {
  original: File;
  table: CsvTable;
  columns: readonly ImportColumn[];
  targets: Targets;
}

interface Checked {
  /** Exactly what was checked, and will be imported. */
  file: File;
  report: ImportReport;
  /** Whether cells were changed since this check. */
  isChanged: boolean;
}

/** The table under the headings of the API. The API explains what is wrong with a file that cannot be read here. */
const fileToSend = ({ original, table, targets }: Loaded): File =>
  table.records.length > 0 ? csvFile(withHeadings(table, targets)) : original;

/** Reads a file, and suggests a field for each of its columns. */
const useRead = (resource: ImportedResource, onRead: (loaded: Loaded, isCertain: boolean) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (original: File): Promise<Loaded> => {
      const [table, columns] = await Promise.all([readCsv(original), queryClient.query(columnsQuery(resource))]);
      return { original, table, columns, targets: suggestTargets(headingsOf(table), columns) };
    },
    onSuccess: (result) => onRead(result, areCertain(headingsOf(result.table), result.targets, result.columns)),
  });
};

const useCheck = (resource: ImportedResource, onCheck: (checked: Checked) => void) =>
  useMutation({
    mutationFn: async (input: Loaded): Promise<Checked> => {
      const file = fileToSend(input);
      return { file, report: await sendTable(resource, file, true), isChanged: false };
    },
    onSuccess: onCheck,
  });

/** Saves all rows and returns to the list. */
const useRun = (resource: ImportedResource) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (file: File) => sendTable(resource, file, false),
    onSuccess: ({ created, updated }) => {
      toast.success(csv.done(countOf(created + updated, csv.rows)), undefined, csv.importFailed);
      void refreshResource(queryClient, resource);
      void navigate(paths.admin.list(resource));
    },
    onError: (error) => toast.failure(csv.importFailed, importFailure(error)),
  });
};

/** Reads a file, assigns its columns, checks it, and imports it once all of its rows are good. */
export const useImport = (resource: ImportedResource) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [checked, setChecked] = useState<Checked>();
  const [isMapping, setIsMapping] = useState(false);
  const check = useCheck(resource, (result) => {
    setChecked(result);
    setIsMapping(false);
  });
  const read = useRead(resource, (result, isCertain) => {
    setLoaded(result);
    setIsMapping(!isCertain);
    if (isCertain) check.mutate(result);
  });
  const run = useRun(resource);
  const choose = (file: File) => {
    setLoaded(undefined);
    setChecked(undefined);
    check.reset();
    read.mutate(file);
  };
  const assign = (targets: Targets) => setLoaded((now) => now && { ...now, targets });
  const editMap = () => {
    setChecked(undefined);
    setIsMapping(true);
  };
  const correct = (line: number, column: number, text: string) => {
    setLoaded((now) => now && { ...now, table: withCell(now.table, line, column, text) });
    setChecked((now) => now && { ...now, isChanged: true });
  };
  return { loaded, checked, isMapping, check, read, run, choose, assign, editMap, correct };
};
