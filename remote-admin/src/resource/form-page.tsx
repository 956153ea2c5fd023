import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RecordForm, type FieldValues, type SavedRecord } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { useNavigate, useParams, useSearchParams } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { media } from 'shared-lib/theme';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { ButtonLink } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { PageHead } from 'shared-lib/ui/page-head';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentRow, ResourceDefinition } from './define-resource.ts';
import { contentTarget, deletion } from './bulk/content-actions.ts';
import { DeleteButton } from './delete-row.tsx';
import { earlierFieldsOf, type EarlierRow } from './earlier-values.ts';
import { LoadedRow } from './loaded-row.tsx';
import { refreshResource, rowQuery, saveRow } from './resource-requests.ts';
import { VersionsButton } from './versions/versions-button.tsx';

/** On phones the title, which follows as heading, takes one line of the breadcrumbs. */
const Crumbs = styled.div`
  ${media.phone} {
    [aria-current] {
      max-inline-size: 40vw;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
/** On phones their icons are enough beside the first button, so that the fields begin on the first screen. */
const Rest = styled.div`
  display: contents;
  ${media.phone} {
    > :is(a, button) {
      inline-size: 2.75rem;
      min-block-size: 2.75rem;
      padding: 0;
      font-size: 0;
    }
    > :is(a, button),
    > button span {
      gap: 0;
    }
  }
`;

interface Props<R extends ContentRow, Values extends FieldValues, Output extends object> {
  definition: ResourceDefinition<R, Values, Output>;
}

/** Values of a new row that starts as a copy of another one. */
const copyOf = <R extends ContentRow, Values extends FieldValues, Output extends object>(
  { toValues, toCopy }: ResourceDefinition<R, Values, Output>,
  template: R,
): Values => {
  const values = toValues(template);
  return toCopy ? toCopy(values) : values;
};

/** Buttons beside the title of a saved row: view on the site, copy and delete. */
const RowButtons = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition: { resource, row: contract, nameOf, pathOf, copy },
  row,
  onRestored,
}: Props<R, Values, Output> & { row: R; onRestored: () => void }) => {
  const navigate = useNavigate();
  const path = pathOf?.(row);
  return (
    <>
      {path && (
        <ButtonLink tone="quiet" size="small" to={path}>
          <Icon icon={ExternalLink} size={16} />
          {resourceCopy.openOnSite}
        </ButtonLink>
      )}
      <Rest>
        <ButtonLink tone="quiet" size="small" to={`${paths.admin.create(resource)}?copy=${row.id}`}>
          <Icon icon={Copy} size={16} />
          {resourceCopy.duplicate}
        </ButtonLink>
        <VersionsButton {...{ resource, contract, row, onRestored }} name={nameOf(row)} labels={copy.fields} />
        <DeleteButton
          target={contentTarget(resource, copy)}
          deletion={deletion}
          id={row.id}
          name={nameOf(row)}
          onDeleted={() => void navigate(paths.admin.list(resource), { replace: true })}
        />
      </Rest>
    </>
  );
};

const ignore = () => undefined;

interface EditorProps<R extends ContentRow, Values extends FieldValues, Output extends object> extends Props<
  R,
  Values,
  Output
> {
  row?: R;
  /** The row that a new one copies. */
  template?: R;
  /** The row with the values of an earlier state. */
  earlier?: EarlierRow<R> | undefined;
  /** Called after an earlier version was restored: the form must start again. */
  onRestored?: () => void;
}

const Editor = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
  row,
  template,
  earlier,
  onRestored = ignore,
}: EditorProps<R, Values, Output>) => {
  const { resource, row: contract, input, emptyValues, toValues, nameOf, copy, Fields } = definition;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const savedOf = (saved: R): SavedRecord<Values> => ({ values: toValues(saved), version: saved.updated_at });
  const title = row ? nameOf(row) : copy.createTitle;
  const created = useRef<number>(undefined);
  const newValues = template ? copyOf(definition, template) : emptyValues;
  return (
    <>
      <Crumbs>
        <Breadcrumbs items={[{ label: copy.title, to: paths.admin.list(resource) }, { label: title }]} />
      </Crumbs>
      <PageHead
        title={title}
        text=""
        actions={row && <RowButtons definition={definition} row={row} onRestored={onRestored} />}
      />
      <RecordForm
        name={`${resource}:${row?.id ?? (template ? `copy-of-${template.id}` : 'new')}`}
        contract={input}
        record={row ? savedOf(row) : { values: newValues, version: null }}
        earlier={earlierFieldsOf(earlier, toValues)}
        labels={copy.fields}
        isNew={!row}
        save={async (values, version) => {
          const saved = await saveRow({ resource, contract, id: row?.id, input: values, version });
          created.current = saved.id;
          void refreshResource(queryClient, resource);
          return savedOf(saved);
        }}
        onSaved={() => {
          toast.success(row ? resourceCopy.saved : copy.created);
          if (!row && created.current !== undefined)
            void navigate(paths.admin.edit(resource, created.current), { replace: true });
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

/** Loads a row to change or to copy. */
const LoadedEditor = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
  id,
  isCopy = false,
}: Props<R, Values, Output> & { id: number; isCopy?: boolean }) => {
  const queryClient = useQueryClient();
  const [restarts, setRestarts] = useState(0);
  const { resource, row: contract } = definition;
  const restart = async () => {
    await queryClient.refetchQueries({ queryKey: rowQuery(resource, contract, id).queryKey });
    setRestarts((count) => count + 1);
    void refreshResource(queryClient, resource);
  };
  return (
    <LoadedRow resource={resource} contract={contract} id={id}>
      {(row, earlier) =>
        isCopy ? (
          <Editor definition={definition} template={row} />
        ) : (
          <Editor
            key={restarts}
            definition={definition}
            row={row}
            earlier={restarts === 0 ? earlier : undefined}
            onRestored={() => void restart()}
          />
        )
      }
    </LoadedRow>
  );
};

/** The page that creates a row (`/admin/{resource}/new`) or changes one (`/admin/{resource}/edit/{id}`). */
export const ResourceFormPage = <R extends ContentRow, Values extends FieldValues, Output extends object>({
  definition,
}: Props<R, Values, Output>) => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const template = search.get('copy');
  if (id !== undefined) return <LoadedEditor key={id} definition={definition} id={Number(id)} />;
  if (template !== null)
    return <LoadedEditor key={`copy-${template}`} definition={definition} id={Number(template)} isCopy />;
  return <Editor definition={definition} />;
};
