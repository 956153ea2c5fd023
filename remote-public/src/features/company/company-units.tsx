import { color, media, text, surface } from 'shared-lib/theme';
import { Picture } from 'shared-lib/ui/picture';
import { Section, SectionHead, Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { Ltr } from 'shared-lib/ui/bdi';
import { about } from '../../copy/about.ts';
import { hasTexts, listSetting } from '../../settings/read-settings.ts';
import { Figures } from '../../sections/figures.tsx';
import { MeasureNote } from '../../sections/measure-note.tsx';
import { useAbout } from './use-about.ts';

const Band = styled.section`
  padding-block: var(--s14);
  ${surface.dark}
`;

const { label, ...labels } = about.figures;

export const CompanyFigures = () => {
  const { getFigure } = useAbout();
  return (
    <Band aria-label={label}>
      <Wrap>
        <Figures
          onDark
          items={[
            { label: labels.experience_years, value: <Ltr>{formatNumber(getFigure('experience_years'))}</Ltr> },
            { label: labels.completed_projects, value: <Ltr>{formatNumber(getFigure('completed_projects'))}</Ltr> },
            { label: labels.satisfied_clients, value: <Ltr>{formatNumber(getFigure('satisfied_clients'))}</Ltr> },
            { label: labels.success_rate, value: <Ltr>{formatTypedPercent(getFigure('success_rate'))}</Ltr> },
          ]}
        />
        <MeasureNote />
      </Wrap>
    </Band>
  );
};

const TITLE_ID = 'units-title';
const isUnit = hasTexts('name', 'text', 'image');

const Units = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--s8) var(--s6);
  h3 {
    margin-block-start: var(--s4);
    font-size: 1.0625rem;
  }
  p {
    color: ${color.muted};
    ${text.sm}
  }
  ${media.burger} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.stacked} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Emblem = styled(Picture)`
  inline-size: min(100%, 12rem);
  background: ${color.sand200};
  clip-path: var(--oct);
`;

/** The units that work on a study and their qualifications. Nobody is named. */
export const CompanyUnits = () => {
  const { settings, getText } = useAbout();
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={getText('team_title')} text={getText('team_description')} />
      <Units>
        {listSetting(settings, 'team', isUnit, about.team).map(({ name, text: credentials, image }) => (
          <li key={name}>
            <Emblem
              src={image || null}
              alt=""
              width={480}
              height={480}
              sizes="(max-width: 900px) 45vw, (max-width: 1259px) 30vw, 12rem"
              widths={[320, 480]}
            />
            <h3>{name}</h3>
            <p>{credentials}</p>
          </li>
        ))}
      </Units>
    </Section>
  );
};
