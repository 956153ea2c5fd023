import { lazy, Suspense, useState } from 'react';
import { loadWithRetry } from 'shared-lib/federation';
import { gaugeReadings } from 'shared-lib/gauge';
import { paths } from 'shared-lib/paths';
import { color, media } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { Section } from 'shared-lib/ui/section';
import { ForwardLink } from 'shared-lib/ui/text-link';
import { useNearViewport } from 'shared-lib/ui/use-near-viewport';
import styled from 'styled-components';
import { gauge } from '../../copy/gauge.ts';
import type { GaugeStudy, StudyIdea } from './instrument.tsx';

/** In place of the instrument that could not be loaded. */
const Unavailable = () => (
  <ButtonLink tone="accent" to={paths.calculator()}>
    {gauge.calculate}
  </ButtonLink>
);

const Instrument = lazy(async () => {
  const loaded = await loadWithRetry(() => import('./instrument.tsx')).catch(() => undefined);
  return { default: loaded?.Instrument ?? Unavailable };
});

const Head = styled.div`
  max-inline-size: 40rem;
  margin-block-end: var(--s10);
  p {
    margin-block-start: var(--s3h);
    color: ${color.onDark2};
  }
  a {
    margin-block-start: var(--s4);
  }
`;
/** The space of the instrument, so that the page keeps its height when it loads. */
const Space = styled.div`
  min-block-size: 48rem;
  /* The picture grows with the width of the screen; on phones its texts need more lines. */
  ${media.stacked} {
    min-block-size: max(75rem, 48rem + 85vi);
  }
  @media (scripting: none) {
    min-block-size: 0;
  }
`;
const Readings = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin-block-start: var(--s12);
  border-block-start: 1px solid ${color.lineDark};
  li {
    display: grid;
    gap: var(--s1);
    align-content: start;
    padding: var(--s5) var(--s4h) var(--s6);
    color: ${color.onDark2};
    font-size: var(--fs-sm);
    line-height: 1.75;
  }
  li + li {
    border-inline-start: 1px solid ${color.lineDark};
  }
  li[aria-current] {
    background: ${color.ink800};
    box-shadow: inset 0 3px 0 ${color.brass400};
  }
  small {
    color: ${color.nile300};
    font-size: var(--fs-xs);
  }
  b {
    color: ${color.onDark};
    font-size: 0.9375rem;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    li + li {
      border-block-start: 1px solid ${color.lineDark};
      border-inline-start: 0;
    }
  }
`;
const Source = styled.p`
  margin-block-start: var(--s4);
  color: ${color.nile300};
  font-size: var(--fs-xs);
`;

const TITLE_ID = 'gauge-title';

interface Props {
  /** Studies whose figures the gauge can show. */
  studies: readonly GaugeStudy[];
  loadStudy: (slug: string) => Promise<StudyIdea | undefined>;
}

/**
 * The gauge of the home page: three figures of an idea move the water of a Nilometer. Its controls and its picture load when it comes
 * near, or when the page is laid out; the five readings are the text for everybody.
 */
export const HomeGauge = (props: Props) => {
  const { isNear, ref } = useNearViewport<HTMLDivElement>({ isNeeded: true });
  const [mark, setMark] = useState<number>();
  return (
    <Section tone="dark" labelledBy={TITLE_ID}>
      <Head>
        <h2 id={TITLE_ID}>{gauge.title}</h2>
        <p>{gauge.text}</p>
        <ForwardLink to={paths.reading()}>{gauge.reading}</ForwardLink>
      </Head>
      <Space ref={ref}>
        {isNear && (
          <Suspense fallback={null}>
            <Instrument {...props} onReading={setMark} />
          </Suspense>
        )}
      </Space>
      <noscript>
        <ButtonLink tone="accent" to={paths.calculator()}>
          {gauge.calculate}
        </ButtonLink>
      </noscript>
      <Readings>
        {gaugeReadings.map(({ cubits, name, text }) => (
          <li key={cubits} aria-current={cubits === mark ? 'true' : undefined}>
            <small>{gauge.cubits(cubits)}</small>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </Readings>
      <Source>{gauge.source}</Source>
    </Section>
  );
};
