import { useQuery } from '@tanstack/react-query';
import { serviceQueries } from 'shared-lib/api';
import { Section } from 'shared-lib/ui/section';
import { copy } from '../copy/ar.ts';

export const HomePage = () => {
  const { data } = useQuery(serviceQueries.list());
  return (
    <main>
      <h1>{copy.home.title}</h1>
      <Section tone="dark">
        <ul>{data?.map((service) => <li key={service.id}>{service.name_ar}</li>)}</ul>
      </Section>
    </main>
  );
};
