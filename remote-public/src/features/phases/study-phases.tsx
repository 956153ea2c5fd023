import { paths } from 'shared-lib/paths';
import { color, media, shape, weight } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import { ForwardIcon } from 'shared-lib/ui/icon';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { hasTexts, textSetting, useSettings } from '../../settings/read-settings.ts';
import { useHomeList } from '../../settings/use-home-list.ts';

interface Phase {
  title: string;
  items: readonly string[];
}

const hasTitle = hasTexts('title');
const isPhase = (value: unknown): value is Phase =>
  hasTitle(value) &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every((item) => typeof item === 'string');

const TITLE_ID = 'phases-title';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: clamp(var(--s8), 5vw, var(--s20));
  align-items: end;
  p {
    margin-block: var(--s4) var(--s8);
    color: ${color.muted};
  }
  ${media.noSidebar} {
    grid-template-columns: minmax(0, 1fr);
    p {
      max-inline-size: 44rem;
    }
  }
`;

/** Columns as stairs that rise to the left; the last step is highlighted. */
const Stairs = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-template-rows: repeat(3, 4.5rem) minmax(20rem, auto);
  counter-reset: phase;
  > li {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    padding: var(--s5h) var(--s5) var(--s4);
    border-block-start: 3px solid ${color.ink900};
    border-inline-start: 1px solid ${color.line};
    background: linear-gradient(${color.sand100}, rgb(251 249 244 / 0) 92%);
    counter-increment: phase;
  }
  > li::before {
    content: counter(phase);
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    background: ${color.ink900};
    color: ${color.onDark};
    clip-path: ${shape.octagon};
    font-size: 1.125rem;
    font-weight: ${weight.medium};
  }
  > li:last-child {
    border-block-start-color: ${color.brass500};
    background: linear-gradient(${color.brass100}, rgb(251 249 244 / 0) 92%);
  }
  > li:last-child::before {
    background: ${color.brass400};
    color: ${color.ink950};
  }
  h3 {
    font-size: 1.125rem;
  }
  ul {
    display: grid;
    gap: var(--s1h);
    color: ${color.text2};
    font-size: 0.9375rem;
    line-height: 1.7;
  }
  ul li {
    display: flex;
    gap: var(--s2h);
  }
  ul li::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 1px;
    margin-block-start: 0.85em;
    background: ${color.brass700};
  }
  ${media.columns} {
    /* Equal step heights, independent of the list lengths. */
    > li:nth-child(1) {
      grid-area: 4 / 1 / -1;
    }
    > li:nth-child(2) {
      grid-area: 3 / 2 / -1;
    }
    > li:nth-child(3) {
      grid-area: 2 / 3 / -1;
    }
    > li:nth-child(4) {
      grid-area: 1 / 4 / -1;
    }
  }
  ${media.stacked} {
    grid-template: none / minmax(0, 1fr);
    > li {
      padding-block: var(--s5);
      border-block-start: 0;
      border-inline-start: 3px solid ${color.ink900};
    }
    > li:last-child {
      border-inline-start-color: ${color.brass500};
    }
  }
`;

/** The phases of a feasibility study, with a link to the request form. */
export const StudyPhases = () => {
  const settings = useSettings('homepage') ?? {};
  const phases = useHomeList(settings, 'phases', isPhase);
  return (
    <Section labelledBy={TITLE_ID}>
      <Columns>
        <div>
          <h2 id={TITLE_ID}>{textSetting(settings, 'home_phases_title', copy.phases.title)}</h2>
          <p>{textSetting(settings, 'home_phases_description', copy.phases.text)}</p>
          <ButtonLink to={paths.contact('feasibility')}>
            {copy.phases.request}
            <ForwardIcon />
          </ButtonLink>
        </div>
        <Stairs data-reveal="">
          {phases.map(({ title, items }) => (
            <li key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </Stairs>
      </Columns>
    </Section>
  );
};
