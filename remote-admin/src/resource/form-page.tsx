import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RecordForm, type FieldValues, type SavedRecord } from 'shared-lib/form';
import { HttpError } from 'shared-lib/http';
import { FailedRows } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { useNavigate, useParams } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { PageHead } from 'shared-lib/ui/page-head';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentRow, ResourceDefinition } from './define-resource.ts';
import { DeleteButton } from './delete-row.tsx';
import { refreshResource, rowQuery, saveRow } from './resource-requests.ts';

interface Props<R extends ContentRow, Values extends FieldValues, Output extends object> {
  definition: ResourceDefinition<R, Values, Output>;
}

const Editor = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
  row,
}: Props<R, Values, Output> & { row: R | undefined }) => {
  const { resource, row: contract, input, emptyValues, toValues, nameOf, copy, Fields } = definition;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const savedOf = (saved: R): SavedRecord<Values> => ({ values: toValues(saved), version: saved.updated_at });
  const title = row ? nameOf(row) : copy.createTitle;
  return (
    <>
      <Breadcrumbs items={[{ label: copy.title, to: paths.admin.list(resource) }, { label: title }]} />
      <PageHead
        title={title}
        text=""
        actions={
          row && (
            <DeleteButton
              resource={resource}
              id={row.id}
              name={nameOf(row)}
              onDeleted={() => void navigate(paths.admin.list(resource), { replace: true })}
            />
          )
        }
      />
      <RecordForm
        name={`${resource}:${row?.id ?? 'new'}`}
        contract={input}
        record={row ? savedOf(row) : { values: emptyValues, version: null }}
        labels={copy.fields}
        save={async (values, version) => {
          const saved = await saveRow({ resource, contract, id: row?.id, input: values, version });
          void refreshResource(queryClient, resource);
          return savedOf(saved);
        }}
        onSaved={() => {
          toast.success(row ? resourceCopy.saved : copy.created);
          if (!row) void navigate(paths.admin.list(resource), { replace: true });
        }}
        readCurrent={(current) => {
          const parsed = contract.safeParse(current);
          return parsed.success ? savedOf(parsed.data) : undefined;
        }}
      >
        <Fields />
      </RecordForm>
    </>
  );
};

const EditPage = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
  id,
}: Props<R, Values, Output> & { id: number }) => {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(
    rowQuery(definition.resource, definition.row, id),
  );
  if (error instanceof HttpError && error.kind === 'not-found')
    return (
      <EmptyState
        level={2}
        title={resourceCopy.notFound}
        text={resourceCopy.notFoundText}
        action={<ButtonLink to={paths.admin.list(definition.resource)}>{resourceCopy.backToList}</ButtonLink>}
      />
    );
  if (error && !data) return <FailedRows error={error} isTrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount)
    return (
      <LoadingArea>
        <Skeleton $inline="min(100%, 24rem)" $block="2.5rem" />
        <Skeleton $inline="100%" $block="24rem" />
      </LoadingArea>
    );
  return <Editor definition={definition} row={data} />;
};

/** The page that creates a row (`/admin/{resource}/new`) or changes one (`/admin/{resource}/edit/{id}`). */
export const ResourceFormPage = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
}: Props<R, Values, Output>) => {
  const { id } = useParams();
  return id === undefined ? (
    <Editor definition={definition} row={undefined} />
  ) : (
    <EditPage key={id} definition={definition} id={Number(id)} />
  );
};
