import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedItems, type SavedInput } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { http, HttpError } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { savedCopy as labels } from '../../copy/saved.ts';
import { Meta, PanelNote, PanelRows, RowTitle } from '../../desk/list-styles.ts';
import { QueryBlock } from '../../desk/query-block.tsx';
import { readSaved } from './join-saved.ts';

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  > div {
    flex: 1 1 16rem;
  }
`;

const response = z.object({ data: savedItems });

const savedQuery = () =>
  queryOptions({
    queryKey: ['account', 'saved'],
    queryFn: ({ signal }) => readSaved(signal),
  });

interface Row {
  id: number;
  to: string;
  title: string;
  facts: readonly string[];
}

const SavedRow = ({ kind, row: { id, to, title, facts } }: { kind: SavedInput['kind']; row: Row }) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => http.delete(`/account/saved/${kind}/${id}`, response),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(savedQuery().queryKey, data);
      toast.success(labels.removed, title);
    },
    onError: (error) => toast.failure(labels.removeFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Item>
      <div>
        <RowTitle>
          <Link to={to}>{title}</Link>
        </RowTitle>
        <Meta>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Meta>
      </div>
      <Button
        tone="quiet"
        size="small"
        pending={isPending}
        aria-label={labels.removeOf(title)}
        onClick={() => mutate()}
      >
        {labels.remove}
      </Button>
    </Item>
  );
};

interface ListProps {
  kind: SavedInput['kind'];
  title: string;
  none: string;
  browse: { to: string; label: string };
  rows: readonly Row[];
}

const SavedPanel = ({ kind, title, none, browse, rows }: ListProps) => (
  <Panel flush title={title}>
    {rows.length === 0 ? (
      <PanelNote>
        {none} <TextLink to={browse.to}>{browse.label}</TextLink>
      </PanelNote>
    ) : (
      <PanelRows>
        {rows.map((row) => (
          <li key={row.id}>
            <SavedRow kind={kind} row={row} />
          </li>
        ))}
      </PanelRows>
    )}
  </Panel>
);

/** The studies and articles that the user saved. */
export const Saved = () => {
  const query = useQuery(savedQuery());
  return (
    <>
      <PageHead title={labels.title} text={labels.text} />
      <QueryBlock query={query} rows={5} failed={labels.failed}>
        {({ studies, articles }) => (
          <>
            <SavedPanel
              kind="study"
              title={labels.studies}
              none={labels.studiesNone}
              browse={{ to: paths.freeStudies(), label: labels.browseStudies }}
              rows={studies.map(({ id, slug, title_ar, city, country }) => ({
                id,
                to: paths.study(slug),
                title: title_ar,
                facts: [city, country],
              }))}
            />
            <SavedPanel
              kind="article"
              title={labels.articles}
              none={labels.articlesNone}
              browse={{ to: paths.blog(), label: labels.browseArticles }}
              rows={articles.map(({ id, slug, title_ar, published_at }) => ({
                id,
                to: paths.article(slug),
                title: title_ar,
                facts: [published_at ? formatDate(published_at) : ''],
              }))}
            />
          </>
        )}
      </QueryBlock>
    </>
  );
};
