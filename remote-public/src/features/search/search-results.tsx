import { createElement, Fragment } from 'react';
import { searchKinds, type SearchResponse, type SearchKind, type SearchResult } from 'shared-lib/contracts';
import { formatNumber, searchWords } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, text, weight } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/tag';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Picture } from 'shared-lib/ui/picture';
import { Cluster } from 'shared-lib/ui/stack';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { sectorTitle } from '../../copy/cards.ts';
import { search } from '../../copy/search.ts';
import { VerdictTag } from '../../sections/verdict-sign.tsx';
import { highlight } from './highlight.ts';
import { searchHref, type SearchState } from './search-state.ts';

/** Results per kind while all kinds are shown. */
const RESULTS_PER_KIND = 5;

const Groups = styled.div`
  display: grid;
  gap: var(--s12);
  margin-block-start: var(--s8);
  h2 {
    margin-block-end: var(--s2);
    ${text.h3}
  }
`;
const ResultList = styled.ol`
  display: grid;
  border-block-start: 1px solid ${color.line};
`;
const ResultRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s6);
  padding-block: var(--s5);
  border-block-end: 1px solid ${color.line};
  > div {
    display: grid;
    gap: var(--s2);
    justify-items: start;
    align-content: start;
  }
  h3 {
    ${text.h4}
  }
  p {
    max-inline-size: 48rem;
    color: ${color.text2};
  }
  small {
    color: ${color.muted};
  }
  mark {
    background: ${color.brass100};
    color: inherit;
    font-weight: ${weight.medium};
  }
`;
/** Pictures have different shapes; covers of studies are upright. */
const Thumbnail = styled(Picture)`
  inline-size: clamp(4.5rem, 16vw, 9rem);
  aspect-ratio: 3 / 2;
  object-fit: cover;
`;
const More = styled.p`
  margin-block-start: var(--s4);
`;

const hrefs: Record<SearchKind, (slug: string) => string> = {
  service: paths.service,
  sector: paths.sector,
  article: paths.article,
  study: paths.study,
};

/** List pages that can show the remaining results of a kind. */
const listPages: Partial<Record<SearchKind, { label: string; to: (q: string) => string }>> = {
  article: { label: search.inBlog, to: (q) => `${paths.blog()}?${new URLSearchParams({ q })}` },
  study: { label: search.inStudies, to: (q) => `${paths.freeStudies()}?${new URLSearchParams({ q })}` },
};

const Highlighted = ({ children, words }: { children: string; words: ReadonlySet<string> }) =>
  // Spread as children, because the parts have no stable keys.
  createElement(
    Fragment,
    null,
    ...highlight(children, words).map((part) => (part.isHit ? createElement('mark', null, part.text) : part.text)),
  );

const ResultItem = ({ hit, words }: { hit: SearchResult; words: ReadonlySet<string> }) => (
  <ResultRow>
    <div>
      <Cluster $gap="2 3">
        <Tag>{search.one[hit.kind]}</Tag>
        <VerdictTag verdict={hit.verdict} />
      </Cluster>
      <h3>
        <LoneTextLink to={hrefs[hit.kind](hit.slug)}>
          <Highlighted words={words}>{hit.kind === 'sector' ? sectorTitle(hit.title) : hit.title}</Highlighted>
        </LoneTextLink>
      </h3>
      {hit.text && (
        <p>
          <Highlighted words={words}>{hit.text}</Highlighted>
        </p>
      )}
      {hit.missing && <small>{search.without(hit.missing)}</small>}
    </div>
    {hit.picture && <Thumbnail src={hit.picture} alt="" width={600} height={400} sizes="9rem" widths={[320]} />}
  </ResultRow>
);

interface GroupProps {
  q: string;
  kind: SearchKind;
  isOnlyKind: boolean;
  hits: readonly SearchResult[];
  total: number;
  words: ReadonlySet<string>;
}

const Group = ({ q, kind, isOnlyKind, hits, total, words }: GroupProps) => {
  const shown = isOnlyKind ? hits : hits.slice(0, RESULTS_PER_KIND);
  const listPage = listPages[kind];
  const titleId = `search-${kind}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{search.kind[kind]}</h2>
      <ResultList>
        {shown.map((hit) => (
          <ResultItem key={hit.id} hit={hit} words={words} />
        ))}
      </ResultList>
      {!isOnlyKind && total > shown.length && (
        <More>
          <LoneTextLink to={searchHref({ q, kind })}>
            {search.moreOf(search.kind[kind], formatNumber(total))}
          </LoneTextLink>
        </More>
      )}
      {isOnlyKind && total > shown.length && (
        <More>
          {search.first(formatNumber(shown.length), total)}{' '}
          {listPage && <LoneTextLink to={listPage.to(q)}>{listPage.label}</LoneTextLink>}
        </More>
      )}
    </section>
  );
};

/** Results grouped by kind. The query parameter `kind` selects a single kind. */
export const SearchResults = ({
  searchState: { q, kind: requestedKind },
  response: { data, meta },
}: {
  searchState: SearchState;
  response: SearchResponse;
}) => {
  // A response of an earlier release names no words.
  const words = new Set(meta.found_words ?? searchWords(q));
  const kindsWithResults = searchKinds.filter((kind) => meta.totals[kind] > 0);
  // A requested kind without results is ignored, so that the other results are visible.
  const onlyKind = kindsWithResults.find((kind) => kind === requestedKind);
  const allResults = kindsWithResults.reduce((sum, kind) => sum + meta.totals[kind], 0);
  const chips = [
    { kind: undefined, label: search.all, total: allResults },
    ...kindsWithResults.map((kind) => ({ kind, label: search.kind[kind], total: meta.totals[kind] })),
  ];
  return (
    <>
      <nav aria-label={search.kinds}>
        <Chips>
          {chips.map(({ kind, label, total }) => (
            <ChipLink
              key={label}
              to={searchHref({ q, kind })}
              preventScrollReset
              aria-current={kind === onlyKind ? 'true' : undefined}
            >
              {label} <small>{search.count(formatNumber(total))}</small>
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <Groups>
        {(onlyKind ? [onlyKind] : kindsWithResults).map((kind) => (
          <Group
            key={kind}
            q={q}
            kind={kind}
            isOnlyKind={kind === onlyKind}
            hits={data.filter((hit) => hit.kind === kind)}
            total={meta.totals[kind]}
            words={words}
          />
        ))}
      </Groups>
    </>
  );
};
