import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { surface } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
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
