import Calculator from 'lucide-react/icons/calculator';
import Clock from 'lucide-react/icons/clock';
import Landmark from 'lucide-react/icons/landmark';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Scale from 'lucide-react/icons/scale';
import SearchCheck from 'lucide-react/icons/search-check';
import type { SettingValues } from 'shared-lib/api';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { Ltr } from 'shared-lib/ui/bdi';
import { Gauge } from 'shared-lib/ui/gauge';
import { Section, SectionHead } from 'shared-lib/ui/section';
import { LoadingArea, Skeleton } from 'shared-lib/ui/skeleton';
import { TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { measures } from '../../copy/cards.ts';
import { anchors } from '../../sections/anchors.ts';
import { Figures } from '../../sections/figures.tsx';
import { PointList, isPoint } from '../../sections/point-list.tsx';
import { textSetting, useSettings } from '../../settings/read-settings.ts';
import { statOf } from '../../settings/stats.ts';
import { useHomeList } from '../../settings/use-home-list.ts';
import { Cluster } from 'shared-lib/ui/stack';

const TITLE_ID = 'benefits-title';
const icons = [Scale, SearchCheck, Calculator, Landmark, Clock, MessagesSquare];

const KeyFigures = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  > :first-child {
    inline-size: 100%;
  }
  margin-block-end: clamp(var(--s10), 4vw, var(--s16));
`;

const { studies, clients, years, success } = copy.benefits;
const figuresOf = (stats: SettingValues) => {
  return [
    { label: studies, value: <Ltr>{formatNumber(statOf(stats, 'studies'))}+</Ltr> },
    { label: clients, value: <Ltr>{formatNumber(statOf(stats, 'clients'))}+</Ltr> },
    { label: years, value: <Ltr>{formatNumber(statOf(stats, 'years'))}+</Ltr> },
    { label: success, value: <Ltr>{formatTypedPercent(statOf(stats, 'success'))}</Ltr> },
  ];
};

/** Why investors choose the company: key figures, then six reasons. */
export const Benefits = () => {
  const stats = useSettings('stats');
  const settings = useSettings('homepage') ?? {};
  return (
    <Section tone="sand" id={anchors.about} labelledBy={TITLE_ID}>
      <SectionHead id={TITLE_ID} title={textSetting(settings, 'home_benefits_title', copy.benefits.title)} />
      <KeyFigures>
        {stats ? (
          <Figures items={figuresOf(stats)} />
        ) : (
          <LoadingArea>
            <Skeleton $block="6rem" />
          </LoadingArea>
        )}
        <Cluster as="p" $gap="1 8">
          <TextLink to={`${paths.about()}#${anchors.measures}`}>{measures.question}</TextLink>
          <TextLink to={paths.calculator()}>{copy.benefits.calculate}</TextLink>
        </Cluster>
      </KeyFigures>
      <Gauge />
      <PointList points={useHomeList(settings, 'benefits', isPoint)} icons={icons} />
    </Section>
  );
};
