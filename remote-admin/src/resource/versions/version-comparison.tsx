import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ComparedText, compareTexts } from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { HttpError, type Contract } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color, media, weight } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import styled from 'styled-components';
import { versions } from '../../copy/resource.ts';
import type { ContentResource, ContentRow } from '../define-resource.ts';
import { restoreVersion, versionQuery } from './version-requests.ts';
import { Cluster } from 'shared-lib/ui/stack';

/** A stored value as text: lists become lines, HTML becomes plain text. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string')
    return (
      value
        .replaceAll(/<\/(?:p|h\d|li|tr)>/g, '\n')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(/ ?\n ?/g, '\n')
        .trim() || versions.empty
    );
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : versions.empty;
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
  return versions.empty;
};

interface FieldDifference {
  field: string;
  label: string;
  before: string;
  now: string;
}

/** The labelled fields whose texts differ between a version and the row of today. */
export const differencesOf = (
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): FieldDifference[] =>
  Object.entries(labels)
    .map(([field, label]) => ({ field, label, before: textOf(before[field]), now: textOf(now[field]) }))
    .filter((difference) => difference.before !== difference.now);

const Field = styled.section`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2);
  h3 {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
    font-weight: ${weight.medium};
  }
  > div {
    padding: var(--s3);
    border: 1px solid ${color.line};
  }
  small {
    color: ${color.text3};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export interface VersionedRow<Row extends ContentRow> {
  resource: ContentResource;
  contract: Contract<Row>;
  row: Row;
  /** Field → label. */
  labels: Readonly<Record<string, string>>;
  onRestored: () => void;
}

const Difference = ({ label, before, now }: Omit<FieldDifference, 'field'>) => {
  const sides = useMemo(() => compareTexts(before, now), [before, now]);
  return (
    <Field aria-label={label}>
      <h3>{label}</h3>
      <div>
        <small>{versions.before}</small>
        <ComparedText passages={sides.before} mark="removed" label={versions.before} />
      </div>
      <div>
        <small>{versions.now}</small>
        <ComparedText passages={sides.now} mark="added" label={versions.now} />
      </div>
    </Field>
  );
};

interface Props<Row extends ContentRow> extends VersionedRow<Row> {
  version: number;
  onBack: () => void;
}

/** The differences between a version and the saved row, and the button that restores it. */
export const VersionComparison = <Row extends ContentRow>(props: Props<Row>) => {
  const { resource, contract, row, labels, version, onBack, onRestored } = props;
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(versionQuery(resource, row.id, version)));
  const restore = useMutation({
    mutationFn: () => restoreVersion(resource, contract, { id: row.id, version, updatedAt: row.updated_at }),
    onSuccess: () => {
      toast.success(versions.restored, undefined, versions.restoreFailed);
      onRestored();
    },
    onError: (failure) =>
      toast.failure(versions.restoreFailed, failure instanceof HttpError ? failure.message : undefined),
  });
  if (error) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingArea>
        <Skeleton $inline="100%" $block="12rem" />
      </LoadingArea>
    );
  const current: Record<string, unknown> = Object.fromEntries(Object.entries(row));
  const differences = differencesOf(data.data, current, labels);
  return (
    <>
      <p>{versions.by(versions.events[data.event], data.actor_name || versions.someone, formatDateTime(data.at))}</p>
      {differences.length === 0 && <p>{versions.same}</p>}
      {differences.map(({ field, ...difference }) => (
        <Difference key={field} {...difference} />
      ))}
      {differences.length > 0 && <p>{versions.restoreText}</p>}
      <Cluster $gap="2h">
        {differences.length > 0 && (
          <Button size="small" pending={restore.isPending} onClick={() => restore.mutate()}>
            {versions.restore}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onBack}>
          {versions.back}
        </Button>
      </Cluster>
    </>
  );
};
