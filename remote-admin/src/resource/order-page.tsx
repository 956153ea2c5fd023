import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'shared-lib/form';
import { formatNumber } from 'shared-lib/format';
import { FailedRows, LoadingBars } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { color } from 'shared-lib/theme';
import { Badge } from 'shared-lib/ui/badge';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHead } from 'shared-lib/ui/page-head';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentRow, OrderedDefinition } from './define-resource.ts';
import { OrderRow, type DragState } from './order-row.tsx';
import { orderQuery, useOrder } from './use-order.ts';
import { useRowDrag } from './use-row-drag.ts';
import { Stack } from 'shared-lib/ui/stack';

const labels = resourceCopy.order;

const Hint = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  min-block-size: 1.75rem;
`;

type OrderedRow = ContentRow & { is_active: boolean };

interface Props<Row extends OrderedRow> {
  definition: Pick<OrderedDefinition<Row, FieldValues, object>, 'resource' | 'row' | 'nameOf' | 'pictureOf' | 'copy'>;
}

/** Whether a row is lifted, or another one will land before or after it. */
const dragStateOf = (drag: { from: number; to: number } | undefined, index: number): DragState => {
  if (!drag) return 'resting';
  if (drag.from === index) return 'lifted';
  if (drag.to !== index) return 'resting';
  return drag.to < drag.from ? 'target-before' : 'target-after';
};

const Order = <Row extends OrderedRow>({ definition, data }: Props<Row> & { data: Row[] }) => {
  const { resource, row: contract, nameOf, pictureOf } = definition;
  const { last, move, undo } = useOrder(resource, z.array(contract));
  const index = data.findIndex(({ id }) => id === last?.id);
  const row = data[index];
  const { list, drag, gripProps } = useRowDrag<HTMLOListElement>((from, to) => move(data, from, to));
  return (
    <>
      <Result>
        <span role="status">
          {row && labels.moved(nameOf(row), formatNumber(index + 1), formatNumber(data.length))}
        </span>
        {last && <TextButton onClick={() => undo(data)}>{labels.undo}</TextButton>}
      </Result>
      <Stack as="ol" $gap="2" ref={list}>
        {data.map((item, position) => (
          <OrderRow
            key={item.id}
            name={nameOf(item)}
            picture={pictureOf(item)}
            index={position}
            total={data.length}
            isMoved={item.id === last?.id}
            drag={dragStateOf(drag, position)}
            gripProps={gripProps(position)}
            note={!item.is_active && <Badge $tone="off">{resourceCopy.inactive}</Badge>}
            onMove={(to) => move(data, position, to)}
          />
        ))}
      </Stack>
    </>
  );
};

/** Sets the order in which the site lists the rows (`/admin/{resource}/order`). Each move is saved at once. */
export const ResourceOrderPage = <Row extends OrderedRow>({ definition }: Props<Row>) => {
  const { resource, row, copy } = definition;
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(orderQuery(resource, z.array(row))));
  const list = paths.admin.list(resource);
  return (
    <>
      <Breadcrumbs items={[{ label: copy.title, to: list }, { label: resourceCopy.reorder }]} />
      <PageHead
        title={copy.orderTitle}
        text={copy.orderText}
        actions={
          <ButtonLink tone="quiet" size="small" to={list}>
            {labels.done}
          </ButtonLink>
        }
      />
      {data?.length !== 0 && <Hint>{labels.hint}</Hint>}
      {data?.length === 0 && <EmptyState level={2} title={labels.empty} />}
      {data && data.length > 0 && <Order definition={definition} data={data} />}
      {!data && error && <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBars rows={8} />}
    </>
  );
};
