import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { SCREEN_ONLY } from 'shared-lib/theme';
import { services } from '../../copy/services.ts';
import { SideActions, SideBox, SideFacts } from '../../sections/aside-layout.tsx';
import { ConvertedPrice } from '../../sections/converted-price.tsx';
import { serviceFacts } from './service-facts.ts';

const RELATED_COUNT = 4;

const Related = ({ id: currentId }: Pick<Service, 'id'>) => {
  const { data = [] } = useQuery(serviceQueries.list());
  const others = data.filter(({ id }) => id !== currentId).slice(0, RELATED_COUNT);
  if (others.length === 0) return null;
  return (
    <SideBox {...SCREEN_ONLY}>
      <h2>{services.detail.related}</h2>
      <ul>
        {others.map(({ id, slug, name_ar }) => (
          <li key={id}>
            <LoneTextLink to={paths.service(slug)}>{name_ar}</LoneTextLink>
          </li>
        ))}
      </ul>
    </SideBox>
  );
};

/** Side column of a service: price, delivery time, request links and other services. */
export const ServiceAside = ({ service }: { service: Service }) => (
  <>
    <SideBox>
      <SideFacts>
        {serviceFacts(service).map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {index === 0 && <ConvertedPrice usd={service.basic_price} />}
            </dd>
          </div>
        ))}
      </SideFacts>
      <SideActions>
        <ButtonLink block to={paths.contact('feasibility', { service: service.slug })}>
          {services.detail.request}
        </ButtonLink>
        <ButtonLink tone="outline" block to={paths.contact('consultation', { service: service.slug })}>
          {services.consultation}
        </ButtonLink>
      </SideActions>
    </SideBox>
    <Related id={service.id} />
  </>
);
