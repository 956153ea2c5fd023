import type { ReactNode } from 'react';
import { color, media } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { Cluster, Columns, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';

/** Items of a list without data have nothing but their place. */
const times = (count: number, item: ReactNode) =>
  Array.from({ length: count }, (_, index) => <div key={index}>{item}</div>);

const Page = ({ children }: { children: ReactNode }) => (
  <LoadingArea>
    <Stack $gap="6">{children}</Stack>
  </LoadingArea>
);

/** The way to the page, its title and its commands. */
const Head = () => (
  <>
    <Skeleton $inline="min(60%, 14rem)" $block="1.25rem" />
    <Cluster $gap="4" $align="end" $justify="space-between">
      <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
      <Skeleton $inline="min(100%, 15rem)" $block="2.5rem" />
    </Cluster>
  </>
);

/** The title of a panel is not text yet, so it is no heading. */
const title = <Skeleton $inline="min(60%, 10rem)" $block="1.5rem" />;

const field = (
  <Stack $gap="2">
    <Skeleton $inline="min(45%, 8rem)" />
    <Skeleton $block="3.125rem" />
  </Stack>
);

const Fields = ({ fields }: { fields: number }) => (
  <Panel tools={title}>
    <Stack $gap="6">{times(fields, field)}</Stack>
  </Panel>
);

/**
 * A panel of a form.
 * @param fields number of its fields
 */
export const FieldsSkeleton = ({ fields }: { fields: number }) => (
  <LoadingArea>
    <Fields fields={fields} />
  </LoadingArea>
);

/** Lines of a panel that has one fact or event each. */
const Lines = ({ rows }: { rows: number }) => (
  <Panel tools={title}>
    <Stack $gap="5">
      {times(
        rows,
        <Stack $gap="2">
          <Skeleton $inline="80%" />
          <Skeleton $inline="45%" $block="0.75rem" />
        </Stack>,
      )}
    </Stack>
  </Panel>
);

/**
 * A table of equal cells, such as the days of a month.
 * @param columns number of cells in a row
 */
export const GridSkeleton = ({ columns, rows }: { columns: number; rows: number }) => (
  <LoadingArea>
    <Columns $gap="1" $columns={`repeat(${columns}, minmax(0, 1fr))`}>
      {times(columns * rows, <Skeleton $block={rows > 1 ? '8rem' : '24rem'} />)}
    </Columns>
  </LoadingArea>
);

const Beside = ({ children }: { children: ReactNode }) => (
  <Columns $gap="6" $columns="minmax(0, 8fr) minmax(17rem, 4fr)" $align="start" $stacked>
    {children}
  </Columns>
);

/** The form of a record, and what stands beside it. */
export const FormSkeleton = () => (
  <Page>
    <Head />
    <Beside>
      <Fields fields={5} />
      <Lines rows={4} />
    </Beside>
  </Page>
);

/** Facts or figures beside one another, between hairlines. */
const Tiles = styled.div<{ $columns: number; $stackedColumns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > * {
    padding: var(--s4) var(--s5);
    background: ${color.white};
  }
  ${media.stacked} {
    grid-template-columns: repeat(${({ $stackedColumns }) => $stackedColumns}, minmax(0, 1fr));
  }
`;

/** A request with its facts, its path, its conversation and what can be done about it. */
export const WorkspaceSkeleton = () => (
  <Page>
    <Head />
    <Tiles $columns={4} $stackedColumns={2}>
      {times(
        4,
        <Stack $gap="2">
          <Skeleton $inline="50%" $block="0.75rem" />
          <Skeleton $inline="80%" $block="1.5rem" />
        </Stack>,
      )}
    </Tiles>
    <Panel>
      <Skeleton $block="3rem" />
    </Panel>
    <Beside>
      <Stack $gap="6">
        <Lines rows={3} />
        <Lines rows={3} />
      </Stack>
      <Stack $gap="6">
        <Lines rows={2} />
        <Lines rows={3} />
      </Stack>
    </Beside>
  </Page>
);

/** The figures of the first page, below its own title. */
export const DashboardSkeleton = () => (
  <Page>
    <Tiles $columns={3} $stackedColumns={1}>
      {times(
        3,
        <Stack $gap="3">
          <Skeleton $inline="min(50%, 8rem)" />
          <Columns $gap="4" $columns="repeat(3, minmax(0, 1fr))">
            {times(3, <Skeleton $inline="3rem" $block="3.5rem" />)}
          </Columns>
        </Stack>,
      )}
    </Tiles>
    <Cluster $gap="3">{times(4, <Skeleton $inline="8.5rem" $block="2.75rem" />)}</Cluster>
    <Beside>
      <Stack $gap="6">
        <Lines rows={3} />
        <Panel tools={title}>
          <Skeleton $block="14rem" />
        </Panel>
      </Stack>
      <Lines rows={5} />
    </Beside>
  </Page>
);
