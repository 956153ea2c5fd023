import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { formatDateTime } from 'shared-lib/format';
import { FailedRows } from 'shared-lib/list';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import styled from 'styled-components';
import { versions } from '../../copy/resource.ts';
import type { ContentRow } from '../define-resource.ts';
import { VersionComparison, type VersionedRow } from './version-comparison.tsx';
import { versionsQuery } from './version-requests.ts';

const Versions = styled.ol`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding-block: var(--s3h);
    border-block-end: 1px solid ${color.line};
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;

interface ListProps<Row extends ContentRow> extends VersionedRow<Row> {
  onChoose: (version: number) => void;
}

const VersionList = <Row extends ContentRow>({ resource, row, labels, onChoose }: ListProps<Row>) => {
  const { data, error, isFetching, refetch } = useLastingFailure(
    useQuery({ ...versionsQuery(resource, row.id), staleTime: 0 }),
  );
  if (error) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingArea>
        <Skeleton $inline="100%" $block="12rem" />
      </LoadingArea>
    );
  if (data.length === 0) return <p>{versions.none}</p>;
  return (
    <Versions>
      {data.map(({ id, event, actor_name, at, changed }) => {
        const fields = changed.flatMap((field) => labels[field] ?? []).join(versions.separator);
        return (
          <li key={id}>
            <span>
              {versions.by(versions.events[event], actor_name || versions.someone, formatDateTime(at))}
              {fields && <small>{versions.changed(fields)}</small>}
            </span>
            <Button
              tone="quiet"
              size="small"
              aria-label={versions.show(formatDateTime(at))}
              onClick={() => onChoose(id)}
            >
              {versions.compare}
            </Button>
          </li>
        );
      })}
    </Versions>
  );
};

/** Opens the earlier versions of a row, to compare and to restore one. */
export const VersionsButton = <Row extends ContentRow>({ name, ...props }: VersionedRow<Row> & { name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [version, setVersion] = useState<number>();
  const close = () => {
    setIsOpen(false);
    setVersion(undefined);
  };
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Icon icon={History} size={16} />
        {versions.button}
      </Button>
      <Dialog open={isOpen} wide onClose={close} title={versions.title(name)}>
        {version === undefined ? (
          <VersionList {...props} onChoose={setVersion} />
        ) : (
          <VersionComparison
            {...props}
            version={version}
            onBack={() => setVersion(undefined)}
            onRestored={() => {
              close();
              props.onRestored();
            }}
          />
        )}
      </Dialog>
    </>
  );
};
