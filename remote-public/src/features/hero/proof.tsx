import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { workingDays } from 'shared-lib/copy';
import { countOf, formatNumber, formatUsd } from 'shared-lib/format';
import { color, media, surface } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Facts } from 'shared-lib/ui/facts';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { useSettings } from '../../settings/read-settings.ts';
import { statOf } from '../../settings/stats.ts';

const Band = styled.div`
  --facts-line: transparent;
  --facts-label: ${color.onDark2};
  --facts-figure: ${color.brass400};
  ${surface.dark}
  min-block-size: 6.25rem;
  padding-block-end: var(--s4h);
  dl {
    justify-content: space-between;
  }
  ${media.stacked} {
    min-block-size: 10.25rem;
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const { price, days, verdict, verdicts } = copy.hero.proof;

/** What speaks for the company at first sight: its studies, its lowest price, its shortest delivery, and that it says what to do. */
export const Proof = () => {
  const stats = useSettings('stats');
  const { data: services = [] } = useQuery(serviceQueries.list());
  const least = (figures: number[]) => Math.min(...figures);
  return (
    <Band>
      <Wrap>
        <Facts
          items={[
            ...(stats
              ? [{ label: copy.benefits.studies, value: <Ltr>{formatNumber(statOf(stats, 'studies'))}+</Ltr> }]
              : []),
            ...(services.length > 0
              ? [
                  { label: price, value: formatUsd(least(services.map(({ basic_price }) => basic_price))) },
                  {
                    label: days,
                    value: countOf(least(services.map((service) => service.delivery_days_basic)), workingDays),
                  },
                ]
              : []),
            { label: verdict, value: verdicts },
          ]}
        />
      </Wrap>
    </Band>
  );
};
