import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Scale from 'lucide-react/icons/scale';
import Target from 'lucide-react/icons/target';
import Telescope from 'lucide-react/icons/telescope';
import { color, layout, media, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Section } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { about } from '../../copy/about.ts';
import { PointList, isPoint } from '../../sections/point-list.tsx';
import { listSetting } from '../../settings/read-settings.ts';
import { useAbout } from './use-about.ts';

const TITLE_ID = 'values-title';
const icons = [Scale, BadgeCheck, LockKeyhole, Eye, Clock, Lightbulb];

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${layout.gap};
  margin-block-end: var(--s16);
  article {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding: var(--s9);
    border: 1px solid ${color.line};
    ${surface.light}
  }
  svg {
    margin-block-end: var(--s2);
    color: ${color.nile600};
  }
  p {
    color: ${color.muted};
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    article {
      padding: var(--s6);
    }
  }
`;
const Values = styled.div`
  margin-block-start: var(--s8);
  border-block-start: 1px solid ${color.line};
`;

/** Mission and vision, then six values. */
export const CompanyPurpose = () => {
  const { settings, getText } = useAbout();
  return (
    <Section tone="sand" labelledBy={TITLE_ID}>
      <Pair>
        <article>
          <Icon icon={Target} size={30} />
          <h3>{getText('mission_title')}</h3>
          <p>{getText('mission_description')}</p>
        </article>
        <article>
          <Icon icon={Telescope} size={30} />
          <h3>{getText('vision_title')}</h3>
          <p>{getText('vision_description')}</p>
        </article>
      </Pair>
      <h2 id={TITLE_ID}>{getText('values_title')}</h2>
      <Values>
        <PointList points={listSetting(settings, 'values', isPoint, about.values)} icons={icons} />
      </Values>
    </Section>
  );
};
