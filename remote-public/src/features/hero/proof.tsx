import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import type { ServiceSummary } from 'shared-lib/contracts';
import { workingDays } from 'shared-lib/copy';
import { countOf, formatNumber, formatUsd } from 'shared-lib/format';
import { color, media, surface } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Facts } from 'shared-lib/ui/facts';
import { Wrap } from 'shared-lib/ui/section';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
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
  /* Each figure has its place before it arrives: nothing moves. */
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.stacked} {
    min-block-size: 10.25rem;
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const { price, days, verdict, verdicts, onRequest } = copy.hero.proof;

/** The least figure of the services: a space until they arrive, and a sentence when there are none. */
const leastOf = (
  services: readonly ServiceSummary[] | undefined,
  figureOf: (service: ServiceSummary) => number,
  format: (figure: number) => string,
) => {
  if (!services) return '\u00A0';
  return services.length > 0 ? format(Math.min(...services.map(figureOf))) : onRequest;
};

/** What speaks for the company at first sight: its studies, its lowest price, its shortest delivery, and that it says what to do. */
export const Proof = () => {
  const stats = useSettings('stats') ?? {};
  const { data, error } = useLastingFailure(useQuery(serviceQueries.list()));
  const services = data ?? (error ? [] : undefined);
  return (
    <Band>
      <Wrap>
        <Facts
          items={[
            { label: copy.benefits.studies, value: <Ltr>{formatNumber(statOf(stats, 'studies'))}+</Ltr> },
            { label: price, value: leastOf(services, ({ basic_price }) => basic_price, formatUsd) },
            {
              label: days,
              value: leastOf(
                services,
                ({ delivery_days_basic }) => delivery_days_basic,
                (count) => countOf(count, workingDays),
              ),
            },
            { label: verdict, value: verdicts },
          ]}
        />
      </Wrap>
    </Band>
  );
};
