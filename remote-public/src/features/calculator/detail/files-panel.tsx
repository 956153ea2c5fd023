import FileDown from 'lucide-react/icons/file-down';
import { useMutation } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { attachedCalculation, FORMULA_VERSION } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { sendFile } from 'shared-lib/patterns/send-file';
import { paths } from 'shared-lib/paths';
import { useNavigate } from 'shared-lib/router';
import { color, SCREEN_ONLY } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { calculationFile } from '../calculation-files.ts';
import { CalculatorField } from '../fields.tsx';

const { files: copy } = calculatorDetail;

const Hint = styled.p`
  max-inline-size: 46rem;
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Picker = styled.input`
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  font: inherit;
`;

const opened = z.object({ data: attachedCalculation });

/** Reads a workbook and starts over with its figures. */
const useOpenWorkbook = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (file: File) =>
      sendFile(
        file,
        { url: '/public/calculations/workbook', contract: opened },
        { signal: new AbortController().signal, onProgress: () => undefined },
      ),
    onSuccess: ({ data }) => void navigate(paths.calculator({ c: data.link, formula: String(FORMULA_VERSION) })),
  });
};

/** The sentence of the API about the file, which names the cell. */
const problemOf = (error: Error): string =>
  error instanceof HttpError ? (error.errors.file?.[0] ?? error.message) : copy.failed;

/** The calculation as a workbook and as a table, and the way back from a workbook. @param code of the link */
export const FilesPanel = ({ code }: { code: string }) => {
  const { mutate, isPending, error } = useOpenWorkbook();
  const [name, setName] = useState('');
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setName(file.name);
    mutate(file);
    // The same file can be chosen again after it was corrected.
    currentTarget.value = '';
  };
  return (
    <Panel title={copy.title} level={3} screenOnly>
      <Stack $gap="4" {...SCREEN_ONLY}>
        <Hint>{copy.hint}</Hint>
        <Cluster $gap="2">
          <ButtonLink tone="quiet" reloadDocument to={calculationFile('workbook', code)}>
            <Icon icon={FileDown} />
            {copy.workbook}
          </ButtonLink>
          <ButtonLink tone="quiet" reloadDocument to={calculationFile('flows', code)}>
            <Icon icon={FileDown} />
            {copy.flows}
          </ButtonLink>
        </Cluster>
        <CalculatorField label={copy.open} error={undefined}>
          {({ id }) => <Picker id={id} type="file" accept=".xlsx" disabled={isPending} onChange={open} />}
        </CalculatorField>
        <Hint>{copy.openHint}</Hint>
        {isPending && <Hint role="status">{copy.reading(name)}</Hint>}
        {error && (
          <Alert tone="danger" role="alert">
            {copy.notOpened(name)} {problemOf(error)}
          </Alert>
        )}
      </Stack>
    </Panel>
  );
};
