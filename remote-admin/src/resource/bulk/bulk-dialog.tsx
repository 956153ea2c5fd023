import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BulkPreview, BulkResponse } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { color, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Button } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { bulkCopy } from '../../copy/bulk.ts';
import { lookAtRows, runOnRows } from './bulk-requests.ts';
import type { BulkAction, BulkTarget } from './bulk-target.ts';
import { reportBulk } from './report-bulk.ts';
import { UnchangedRows } from './unchanged-rows.tsx';

const Stack = styled.div`
  display: grid;
  gap: var(--s3);
  overflow-wrap: anywhere;
  label {
    display: flex;
    align-items: start;
    gap: var(--s2h);
  }
`;
const Quiet = styled.p`
  ${text.sm}
  color: ${color.text2};
`;

interface Props {
  target: BulkTarget;
  action: BulkAction;
  ids: readonly number[];
  /** Name of the only row, for a button of one row. */
  name?: string;
  /** @param failed ids of the rows that stayed as they were */
  onDone: (failed: readonly number[]) => void;
  onClose: () => void;
}

/** Which rows an action runs on, and how many are in each state. */
const scopeOf = ({ unchanged = [], optional }: BulkAction, { states }: BulkPreview, takesOptional: boolean) => {
  const left = new Set([...unchanged, ...(optional && !takesOptional ? [optional.state] : [])]);
  const changed = states.filter(({ state }) => !left.has(state));
  return {
    ids: changed.flatMap((group) => group.ids),
    changed,
    countIn: (state: string) => states.find((group) => group.state === state)?.ids.length ?? 0,
  };
};

interface QuestionProps extends Pick<Props, 'target' | 'action' | 'name'> {
  preview: BulkPreview;
  scope: ReturnType<typeof scopeOf>;
  takesOptional: boolean;
  onTakeOptional: (takes: boolean) => void;
}

/** What becomes of the rows. */
const Question = ({ target, action, name, preview, scope, takesOptional, onTakeOptional }: QuestionProps) => {
  const { states, noun } = target;
  const { optional } = action;
  const parts = scope.changed.flatMap(({ state, ids }) => {
    const word = states[state];
    return word ? [countOf(ids.length, word)] : [];
  });
  const optionalCount = optional ? scope.countIn(optional.state) : 0;
  return (
    <>
      <p>
        {scope.ids.length > 0
          ? bulkCopy.consequence(action.copy.will, countOf(scope.ids.length, noun), parts)
          : bulkCopy.nothingLeft}
      </p>
      {name === undefined && (
        <Quiet>
          {bulkCopy.names(
            preview.names,
            preview.states.reduce((sum, { ids }) => sum + ids.length, 0),
          )}
        </Quiet>
      )}
      {optional && optionalCount > 0 && (
        <>
          {!takesOptional && <p>{optional.left(optionalCount)}</p>}
          <label>
            <Checkbox checked={takesOptional} onChange={({ target: box }) => onTakeOptional(box.checked)} />
            {optional.label(optionalCount)}
          </label>
        </>
      )}
      {[...(action.notes?.(scope.countIn, preview) ?? [])].map((note) => note && <p key={note}>{note}</p>)}
    </>
  );
};

/** Runs an action on its rows in batches, with the number that is done. */
const useRun = ({ target, action, name, onDone, onClose }: Props) => {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const isStopped = useRef(false);
  const run = useMutation({
    mutationFn: (ids: readonly number[]) =>
      runOnRows(target.path, ids, action.body, {
        onBatch: (count) => {
          setDone(count);
          return !isStopped.current;
        },
      }),
    onSuccess: ({ results, error }) => {
      const succeeded = results.filter(({ ok }) => ok).length;
      const did = `${action.copy.did} ${name === undefined ? countOf(succeeded, target.noun) : `«${name}»`}`;
      if (succeeded > 0) reportBulk(queryClient, target, results, did);
      if (error) toast.failure(bulkCopy.failed, error instanceof HttpError ? error.message : undefined);
      const failed = results.filter(({ ok }) => !ok).map(({ id }) => id);
      void target.refresh(queryClient);
      if (failed.length === 0) onClose();
      onDone(failed);
    },
    onError: (error) => {
      toast.failure(bulkCopy.failed, error instanceof HttpError ? error.message : undefined);
      onClose();
    },
  });
  const unchanged: BulkResponse['results'] = run.data?.results.filter(({ ok }) => !ok) ?? [];
  return { run, done, unchanged, stop: () => (isStopped.current = true) };
};

interface BodyProps extends Omit<QuestionProps, 'preview' | 'scope'> {
  looked: UseQueryResult<BulkPreview>;
  scope: QuestionProps['scope'] | undefined;
}

/** Why a button of one row cannot do what it says. */
const blockedBy = ({ action, name }: Pick<Props, 'action' | 'name'>, preview: BulkPreview | undefined) =>
  name !== undefined && preview ? action.blockedBy?.(preview) : undefined;

/** The question once the rows are known, or why they are not. */
const DialogContent = ({ looked, scope, ...question }: BodyProps) => {
  const blocked = blockedBy(question, looked.data);
  if (blocked !== undefined) return <p>{blocked}</p>;
  if (looked.data && scope) return <Question {...question} preview={looked.data} scope={scope} />;
  if (!looked.error) return <Quiet role="status">{bulkCopy.loading}</Quiet>;
  return (
    <BlockFailed message={bulkCopy.loadFailed} isTrying={looked.isFetching} onRetry={() => void looked.refetch()} />
  );
};

const titleOf = ({ target, action, ids, name }: Props): string =>
  name === undefined
    ? bulkCopy.title(action.copy.verb, countOf(ids.length, target.noun))
    : bulkCopy.titleOne(action.copy.verb, name);

/** Asks before an action on one row or several: says how many they are, names the first, and says what becomes of them. */
export const BulkQuestion = (props: Props) => {
  const { target, action, ids, name, onClose } = props;
  const [takesOptional, setTakesOptional] = useState(false);
  const looked = useQuery({
    queryKey: ['admin', target.path, 'bulk-preview', action.body, ids],
    queryFn: () => lookAtRows(target.path, ids, action.body),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { run, done, unchanged, stop } = useRun(props);
  const scope = looked.data && scopeOf(action, looked.data, takesOptional);
  if (unchanged.length > 0) return <UnchangedRows target={target} rows={unchanged} onClose={onClose} />;
  return (
    <Dialog
      open
      alert
      persistent={run.isPending}
      onClose={onClose}
      tone={action.isDangerous ? 'danger' : 'plain'}
      title={titleOf(props)}
      actions={
        <>
          <Button
            size="small"
            tone={action.isDangerous ? 'danger' : 'primary'}
            pending={run.isPending}
            disabled={!scope || scope.ids.length === 0 || blockedBy(props, looked.data) !== undefined}
            onClick={() => scope && run.mutate(scope.ids)}
          >
            {name === undefined ? bulkCopy.button(action.copy.verb) : action.copy.verb}
          </Button>
          <Button size="small" tone="quiet" data-first-focus="" onClick={run.isPending ? stop : onClose}>
            {run.isPending ? bulkCopy.stop : verbs.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        <DialogContent
          {...{ looked, scope, target, action, takesOptional }}
          {...(name === undefined ? {} : { name })}
          onTakeOptional={setTakesOptional}
        />
        {run.isPending && <Quiet role="status">{bulkCopy.progress(done, scope?.ids.length ?? 0)}</Quiet>}
      </Stack>
    </Dialog>
  );
};
