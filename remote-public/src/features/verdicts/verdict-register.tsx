import { useQuery } from '@tanstack/react-query';
import { studyVerdicts, type RegisteredVerdict, type VerdictCounts } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { readText } from 'shared-lib/list/url-state';
import { paths } from 'shared-lib/paths';
import { useSearchParams } from 'shared-lib/router';
import { color, media, SCREEN_ONLY, text, weight } from 'shared-lib/theme';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { ForwardIcon } from 'shared-lib/ui/icon';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { verdictCount } from '../../copy/verdict-count.ts';
import { verdicts as copy } from '../../copy/verdicts.ts';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { VerdictTag } from '../../sections/verdict-sign.tsx';
import { distanceText } from './distance.ts';
import { VerdictGauge } from './verdict-gauge.tsx';
import { VerdictTable } from './verdict-table.tsx';
import { verdictRegister } from '../../sections/verdicts.api.ts';

const Statement = styled.p`
  margin-block-end: var(--s6);
  color: ${color.heading};
  ${text.figure}
`;
const Meanings = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s4);
  margin-block-end: var(--s8);
  > div {
    padding: var(--s4) var(--s5);
    border: 1px solid ${color.line};
    background: ${color.surface};
  }
  dt {
    display: flex;
    justify-content: space-between;
  }
  dd {
    margin-block-start: var(--s1);
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s2);
  }
`;
const Filter = styled(Chips)`
  margin-block-end: var(--s5);
`;
const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s4) var(--s8);
  padding: var(--s6) var(--s7);
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.brass500};
  background: ${color.nile50};
  h3 {
    margin-block: var(--s1);
  }
  small {
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.body};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--s5);
  }
`;
const Note = styled.p`
  margin-block: var(--s4) var(--s12);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const TableTitle = styled.h3`
  margin-block-end: var(--s4);
`;

const Legend = ({ counts }: { counts: VerdictCounts }) => (
  <Meanings>
    {studyVerdicts.map((verdict) => (
      <div key={verdict}>
        <dt>
          <VerdictTag verdict={verdict} />
          {formatNumber(counts[verdict])}
        </dt>
        <dd>{copy.meanings[verdict]}</dd>
      </div>
    ))}
  </Meanings>
);

const SectorChips = ({ entries, sector }: { entries: readonly RegisteredVerdict[]; sector: string }) => {
  const sectors = new Map(entries.map((entry) => [entry.sector.slug, entry.sector.name_ar]));
  const chip = (slug: string, label: string) => (
    <ChipLink
      key={slug}
      to={paths.verdicts(slug ? { sector: slug } : undefined)}
      preventScrollReset
      aria-current={slug === sector ? 'true' : undefined}
    >
      {label}
    </ChipLink>
  );
  return (
    <Filter as="nav" aria-label={copy.sectors} {...SCREEN_ONLY}>
      {chip('', copy.allSectors)}
      {[...sectors].map(([slug, label]) => chip(slug, label))}
    </Filter>
  );
};

const ChosenStudy = ({ entry }: { entry: RegisteredVerdict }) => (
  <Chosen role="region" aria-label={copy.chosen} aria-live="polite">
    <div>
      {entry.verdict ? <VerdictTag verdict={entry.verdict} /> : copy.none}
      <h3>{entry.title_ar}</h3>
      {entry.verdict_sentence && <p>{figuresInText(entry.verdict_sentence)}</p>}
      <small>{distanceText(entry)}</small>
    </div>
    <div {...SCREEN_ONLY}>
      <ButtonLink to={paths.study(entry.slug)}>
        {copy.read}
        <ForwardIcon />
      </ButtonLink>
    </div>
  </Chosen>
);

const Entries = ({
  entries,
  sector,
  study,
}: {
  entries: readonly RegisteredVerdict[];
  sector: string;
  study: string;
}) => {
  const chosen =
    entries.find(({ slug }) => slug === study) ??
    entries.findLast(({ verdict }) => verdict === 'stop') ??
    entries.at(-1);
  if (!chosen)
    return (
      <EmptyState
        title={copy.empty}
        text={copy.emptyText}
        action={<ButtonLink to={paths.verdicts()}>{copy.allSectors}</ButtonLink>}
      />
    );
  return (
    <>
      <VerdictGauge entries={entries} sector={sector} chosen={chosen.slug} />
      <ChosenStudy entry={chosen} />
      <Note>{copy.note}</Note>
      <TableTitle>{copy.table}</TableTitle>
      <VerdictTable entries={entries} />
    </>
  );
};

const TITLE_ID = 'verdicts-title';

/** The register of verdicts: counts, the gauge with one octagon for each study, and the same as a table. */
export const VerdictRegister = () => {
  const [search] = useSearchParams();
  const [sector, study] = [readText(search, 'sector'), readText(search, 'study')];
  const { data, error, isFetching, refetch } = useLastingFailure(useQuery(verdictRegister()));
  if (!data && error)
    return (
      <Section label={copy.register}>
        <BlockFailed message={copy.failed} isTrying={isFetching} onRetry={() => void refetch()} />
      </Section>
    );
  return (
    <Section labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={copy.register} text={copy.axis} />
      {data ? (
        <>
          <Statement>{verdictCount.stoppedOf(data.counts)}</Statement>
          <Legend counts={data.counts} />
          <SectorChips entries={data.data} sector={sector} />
          <Entries
            entries={sector ? data.data.filter((entry) => entry.sector.slug === sector) : data.data}
            {...{ sector, study }}
          />
        </>
      ) : (
        <Skeleton $block="40rem" />
      )}
    </Section>
  );
};
