import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SavedInput } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Link } from 'shared-lib/router';
import { removeFromAccount, savedQuery } from 'shared-lib/saved';
import { toast } from 'shared-lib/toast';
import { Button } from 'shared-lib/ui/button';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { savedCopy as labels } from '../../copy/saved.ts';
import { Meta, PanelNote, PanelRows, RowTitle } from '../../dashboard/list-styles.ts';
import { Stack } from 'shared-lib/ui/stack';

const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  > div {
    flex: 1 1 16rem;
  }
`;

interface Row {
  id: number;
  to: string;
  title: string;
  facts: readonly string[];
}

interface ListProps {
  kind: SavedInput['kind'];
  title: string;
  none: string;
  browse: { to: string; label: string };
  rows: readonly Row[];
  /** Called when an item has left the list. */
  onRemoved: () => void;
}

const SavedRow = ({
  kind,
  row: { id, to, title, facts },
  onRemoved,
}: Pick<ListProps, 'kind' | 'onRemoved'> & { row: Row }) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeFromAccount({ kind, id }),
    onSuccess: (data) => {
      queryClient.setQueryData(savedQuery().queryKey, data);
      onRemoved();
      toast.success(labels.removed, title, labels.removeFailed);
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

const SavedPanel = ({ kind, title, none, browse, rows, onRemoved }: ListProps) => (
  <Panel flush title={title}>
    {rows.length === 0 ? (
      <PanelNote>
        {none} <TextLink to={browse.to}>{browse.label}</TextLink>
      </PanelNote>
    ) : (
      <PanelRows>
        {rows.map((row) => (
          <li key={row.id}>
            <SavedRow kind={kind} row={row} onRemoved={onRemoved} />
          </li>
        ))}
      </PanelRows>
    )}
  </Panel>
);

/** The studies and articles that the user saved. */
export const SavedItems = () => {
  const query = useQuery(savedQuery());
  const list = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  const focusList = () => list.current?.focus();
  return (
    <>
      <PageHead title={labels.title} text={labels.text} />
      <Stack $gap="6" ref={list} tabIndex={-1} role="group" aria-label={labels.title}>
        <QueryBlock query={query} rows={5} failed={labels.failed}>
          {({ studies, articles }) => (
            <>
              <SavedPanel
                kind="study"
                title={labels.studies}
                none={labels.studiesNone}
                onRemoved={focusList}
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
                onRemoved={focusList}
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
      </Stack>
      <Panel flush title={labels.calculations}>
        <PanelNote>
          {labels.calculationsText} <TextLink to={paths.calculations()}>{labels.openCalculations}</TextLink>
        </PanelNote>
      </Panel>
    </>
  );
};
