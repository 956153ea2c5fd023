import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { serviceQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import { color, surface, text } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { articles } from '../../copy/articles.ts';

/** Editors can rename categories and services, so a category may have no match here. */
const serviceByCategory: Readonly<Record<string, string>> = articles.offer.serviceByCategory;

const Box = styled.section`
  display: grid;
  gap: var(--s3h);
  padding: var(--s6);
  ${surface.dark}
  h2 {
    ${text.h4}
  }
  p {
    margin-block-end: var(--s1h);
    color: ${color.onDark2};
    ${text.sm}
  }
`;

/** Offer beside an article: the service that matches its category, or a general consultation. */
export const ServiceOffer = ({ category }: { category: string }) => {
  const { data: services = [] } = useQuery(serviceQueries.list());
  const slug = serviceByCategory[category];
  const service = services.find((candidate) => candidate.slug === slug);
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>{articles.offer.title}</h2>
      <p>{service ? articles.offer.serviceText(service.name_ar) : articles.offer.text}</p>
      <ButtonLink
        tone="accent"
        block
        to={service ? paths.contact('consultation', { service: service.slug }) : paths.contact('consultation')}
      >
        {articles.offer.consultation}
      </ButtonLink>
      {service && (
        <ButtonLink tone="light" block to={paths.service(service.slug)}>
          {articles.offer.service}
        </ButtonLink>
      )}
    </Box>
  );
};
