import { color, media, shape, text, weight } from 'shared-lib/theme';
import { Gauge } from 'shared-lib/ui/gauge';
import { Section, SectionHead } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
import { hasTexts, listOf } from '../../settings/read-settings.ts';
import { useAbout } from './use-about.ts';

const TITLE_ID = 'story-title';
const isStop = hasTexts('year', 'title', 'text');

/** Time runs from the right to the left, and from the top down where the layout stacks. */
const Years = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
`;
const Stop = styled.li`
  > b {
    display: block;
    color: ${color.ink900};
    font-size: 1.5rem;
    font-weight: ${weight.medium};
    ${text.tabular}
  }
  h3 {
    padding-inline-end: 1.25rem;
    font-size: 1.0625rem;
  }
  p {
    padding-inline-end: 1.25rem;
    color: ${color.text2};
    ${text.sm}
  }
  &:last-child > b {
    color: ${color.brass700};
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  margin-block: 0.5rem 1rem;
  > * {
    flex: 1;
    margin-block-start: 7px;
  }
  &::before {
    content: '';
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    background: ${color.ink900};
    clip-path: ${shape.octagon};
  }
  ${Stop}:last-child > &::before {
    background: ${color.brass500};
  }
`;

export const CompanyStory = () => {
  const { settings, say } = useAbout();
  const stops = listOf(settings, 'timeline', isStop, about.timeline);
  return (
    <Section labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={say('timeline_title')} />
      <Years $count={stops.length}>
        {stops.map(({ year, title, text: happened }) => (
          <Stop key={year + title}>
            <b>{year}</b>
            <Line>
              <Gauge />
            </Line>
            <h3>{title}</h3>
            <p>{happened}</p>
          </Stop>
        ))}
      </Years>
    </Section>
  );
};
