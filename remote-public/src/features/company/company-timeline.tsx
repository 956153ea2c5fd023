import { color, media, shape, text, weight } from 'shared-lib/theme';
import { Gauge } from 'shared-lib/ui/gauge';
import { Section, SectionHead } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
import { hasTexts, listSetting } from '../../settings/read-settings.ts';
import { useAbout } from './use-about.ts';

const TITLE_ID = 'story-title';
const isMilestone = hasTexts('year', 'title', 'text');

/** Time runs from right to left, and from top to bottom where the layout stacks. */
const Years = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
`;
const Milestone = styled.li`
  > b {
    display: block;
    color: ${color.ink900};
    font-size: 1.5rem;
    font-weight: ${weight.medium};
    ${text.tabular}
  }
  h3 {
    padding-inline-end: var(--s5);
    font-size: 1.0625rem;
  }
  p {
    padding-inline-end: var(--s5);
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
  margin-block: var(--s2) var(--s4);
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
  ${Milestone}:last-child > &::before {
    background: ${color.brass500};
  }
`;

export const CompanyTimeline = () => {
  const { settings, getText } = useAbout();
  const milestones = listSetting(settings, 'timeline', isMilestone, about.timeline);
  return (
    <Section labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={getText('timeline_title')} />
      <Years $count={milestones.length}>
        {milestones.map(({ year, title, text: description }) => (
          <Milestone key={year + title}>
            <b>{year}</b>
            <Line>
              <Gauge />
            </Line>
            <h3>{title}</h3>
            <p>{description}</p>
          </Milestone>
        ))}
      </Years>
    </Section>
  );
};
