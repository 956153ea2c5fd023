import { createElement, Fragment } from 'react';
import { searchKinds, type SearchAnswer, type SearchKind, type SearchResult } from 'shared-lib/contracts';
import { formatNumber, searchWords } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, text, weight } from 'shared-lib/theme';
import { Tag } from 'shared-lib/ui/badge';
import { ChipLink, Chips } from 'shared-lib/ui/chip';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { search } from '../../copy/search.ts';
import { highlight } from './highlight.ts';
import { searchHref, type SearchPlace } from './search-place.ts';

/** Of each kind, while all kinds are shown. */
const FIRST = 5;

const Groups = styled.div`
  display: grid;
  gap: 3rem;
  margin-block-start: 2rem;
  h2 {
    margin-block-end: 0.5rem;
    ${text.h3}
  }
`;
const Hits = styled.ol`
  display: grid;
  border-block-start: 1px solid ${color.line};
`;
const Hit = styled.li`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding-block: 1.25rem;
  border-block-end: 1px solid ${color.line};
  h3 {
    ${text.h4}
  }
  p {
    max-inline-size: 48rem;
    color: ${color.text2};
  }
  mark {
    background: ${color.brass100};
    color: inherit;
    font-weight: ${weight.medium};
  }
`;
const More = styled.p`
  margin-block-start: 1rem;
`;

const hrefs: Record<SearchKind, (slug: string) => string> = {
  service: paths.service,
  sector: paths.sector,
  article: paths.article,
  study: paths.study,
};

/** Where the rest of a kind is found when there is more than a search lists. */
const onwards: Partial<Record<SearchKind, { label: string; to: (q: string) => string }>> = {
  article: { label: search.inBlog, to: (q) => `${paths.blog()}?${new URLSearchParams({ q })}` },
  study: { label: search.inStudies, to: (q) => `${paths.freeStudies()}?${new URLSearchParams({ q })}` },
};

const Highlighted = ({ children, words }: { children: string; words: readonly string[] }) =>
  // Handed over one by one: the parts have no identity of their own, only their order.
  createElement(
    Fragment,
    null,
    ...highlight(children, words).map((part) => (part.isHit ? createElement('mark', null, part.text) : part.text)),
  );

const OneHit = ({ hit, words }: { hit: SearchResult; words: readonly string[] }) => (
  <Hit>
    <Tag>{search.one[hit.kind]}</Tag>
    <h3>
      <TextLink to={hrefs[hit.kind](hit.slug)}>
        <Highlighted words={words}>{hit.title}</Highlighted>
      </TextLink>
    </h3>
    {hit.text && (
      <p>
        <Highlighted words={words}>{hit.text}</Highlighted>
      </p>
    )}
  </Hit>
);

interface GroupProps {
  q: string;
  kind: SearchKind;
  isAlone: boolean;
  hits: readonly SearchResult[];
  total: number;
}

const Group = ({ q, kind, isAlone, hits, total }: GroupProps) => {
  const words = searchWords(q);
  const shown = isAlone ? hits : hits.slice(0, FIRST);
  const onward = onwards[kind];
  const titleId = `search-${kind}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{search.kind[kind]}</h2>
      <Hits>
        {shown.map((hit) => (
          <OneHit key={hit.id} hit={hit} words={words} />
        ))}
      </Hits>
      {!isAlone && total > shown.length && (
        <More>
          <TextLink to={searchHref({ q, kind })}>{search.moreOf(search.kind[kind], formatNumber(total))}</TextLink>
        </More>
      )}
      {isAlone && total > shown.length && (
        <More>
          {search.first(formatNumber(shown.length), total)}{' '}
          {onward && <TextLink to={onward.to(q)}>{onward.label}</TextLink>}
        </More>
      )}
    </section>
  );
};

/** What was found, by kinds; the address says which kind is shown alone. */
export const SearchResults = ({
  place: { q, kind: asked },
  answer: { data, meta },
}: {
  place: SearchPlace;
  answer: SearchAnswer;
}) => {
  const found = searchKinds.filter((kind) => meta.totals[kind] > 0);
  // A kind of which nothing was found hides nothing of the others.
  const alone = found.find((kind) => kind === asked);
  const all = found.reduce((sum, kind) => sum + meta.totals[kind], 0);
  const chips = [
    { kind: undefined, label: search.all, total: all },
    ...found.map((kind) => ({ kind, label: search.kind[kind], total: meta.totals[kind] })),
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
              aria-current={kind === alone ? 'true' : undefined}
            >
              {label} <small>{search.count(formatNumber(total))}</small>
            </ChipLink>
          ))}
        </Chips>
      </nav>
      <Groups>
        {(alone ? [alone] : found).map((kind) => (
          <Group
            key={kind}
            q={q}
            kind={kind}
            isAlone={kind === alone}
            hits={data.filter((hit) => hit.kind === kind)}
            total={meta.totals[kind]}
          />
        ))}
      </Groups>
    </>
  );
};
