import { useQuery } from '@tanstack/react-query';
import { FailedRows, LoadingBars } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color } from 'shared-lib/theme';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Button, ButtonLink } from 'shared-lib/ui/button';
import { Select } from 'shared-lib/ui/input';
import { PageHead } from 'shared-lib/ui/page-head';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { PublishedResource } from './define-resource.ts';
import { useOfferedRows } from './use-offered-rows.tsx';
import { OrderRow } from './order-row.tsx';
import { choicesQuery, featuredQuery, useFeatured, type FeaturedRow } from './use-featured.ts';
import { useRowDrag } from './use-row-drag.ts';
import { Stack } from 'shared-lib/ui/stack';

const labels = resourceCopy.featured;

const Empty = styled.p`
  color: ${color.text2};
`;

const moved = (rows: readonly FeaturedRow[], from: number, to: number): FeaturedRow[] => {
  if (to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
};

interface Props {
  resource: PublishedResource;
  /** Title of the list. */
  title: string;
}

const Choice = ({
  resource,
  rows,
  onAdd,
}: Pick<Props, 'resource'> & { rows: FeaturedRow[]; onAdd: (row: FeaturedRow) => void }) => {
  const offered = useOfferedRows(useQuery(choicesQuery(resource)));
  const choices = offered.rows.filter(({ id }) => !rows.some((row) => row.id === id));
  return (
    <>
      <Select
        aria-label={labels.add}
        value=""
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === Number(target.value));
          if (chosen) onAdd(chosen);
        }}
      >
        <option value="">{labels.add}</option>
        {choices.map(({ id, title_ar }) => (
          <option key={id} value={id}>
            {title_ar}
          </option>
        ))}
      </Select>
      {offered.failure}
    </>
  );
};

const Featured = ({ resource, rows }: Pick<Props, 'resource'> & { rows: FeaturedRow[] }) => {
  const save = useFeatured(resource);
  const move = (from: number, to: number) => save(moved(rows, from, to));
  const { list, drag, gripProps } = useRowDrag<HTMLOListElement>(move);
  return (
    <>
      {rows.length === 0 && <Empty>{labels.empty}</Empty>}
      <Stack as="ol" $gap="2" ref={list}>
        {rows.map((row, index) => (
          <OrderRow
            key={row.id}
            name={row.title_ar}
            picture={row.cover}
            index={index}
            total={rows.length}
            isMoved={false}
            drag={drag?.from === index ? 'lifted' : 'resting'}
            gripProps={gripProps(index)}
            note={
              <Button tone="quiet" size="small" onClick={() => save(rows.filter(({ id }) => id !== row.id))}>
                {labels.remove}
              </Button>
            }
            onMove={(to) => move(index, to)}
          />
        ))}
      </Stack>
      <Choice resource={resource} rows={rows} onAdd={(row) => save([...rows, row])} />
    </>
  );
};

/** Chooses the rows that come before all others on the site, and their order (`/admin/{resource}/order`). */
export const FeaturedPage = ({ resource, title }: Props) => {
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(featuredQuery(resource)));
  const list = paths.admin.list(resource);
  return (
    <>
      <Breadcrumbs items={[{ label: title, to: list }, { label: labels.title }]} />
      <PageHead
        title={labels.title}
        text={labels.text}
        actions={
          <ButtonLink tone="quiet" size="small" to={list}>
            {resourceCopy.order.done}
          </ButtonLink>
        }
      />
      {data && <Featured resource={resource} rows={data} />}
      {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBars rows={6} />}
    </>
  );
};
