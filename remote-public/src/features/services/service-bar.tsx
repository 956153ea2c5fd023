import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color, media, text, weight } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { services } from '../../copy/services.ts';

/** Sticks to the bottom of the viewport within the page content, so it never covers the footer. Its start is free for the WhatsApp button. */
const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: none;
  align-items: center;
  gap: 1rem;
  min-block-size: 5.25rem;
  padding-block: 0.75rem calc(0.75rem + env(safe-area-inset-bottom));
  padding-inline: 5.5rem 1.25rem;
  border-block-start: 1px solid ${color.line};
  background: ${color.paper};
  ${text.sm}
  font-weight: ${weight.medium};
  /* The price never wraps mid-word: when space is short, the button takes two lines. */
  grid-template-columns: 1fr auto;
  overflow-wrap: normal;
  a {
    white-space: normal;
  }
  ${media.stacked} {
    display: grid;
  }
  /* A sticky bar would cover too much of the text. */
  ${media.enlargedText} {
    position: static;
    grid-template-columns: 1fr;
    padding-inline: 1.25rem;
  }
`;

/** Price and consultation link, always visible on phones. */
export const ServiceBar = ({ slug, basic_price }: Pick<Service, 'slug' | 'basic_price'>) => (
  <Bar aria-label={services.detail.bar}>
    <span>{services.price(basic_price)}</span>
    <ButtonLink to={paths.contact('consultation', { service: slug })}>{services.consultation}</ButtonLink>
  </Bar>
);
