import type { Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color, media, text, weight } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { services } from '../../copy/services.ts';

/** Stays at the foot of the screen while the page is read and ends with it, so that it never covers the footer. Its start is left to the WhatsApp button. */
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
  /* A price is never cut: where there is no room for both, the button takes two lines. */
  grid-template-columns: 1fr auto;
  overflow-wrap: normal;
  a {
    white-space: normal;
  }
  ${media.stacked} {
    display: grid;
  }
  /* It would stand over half of what is read. */
  ${media.cramped} {
    position: static;
    grid-template-columns: 1fr;
    padding-inline: 1.25rem;
  }
`;

/** Price and the way to a consultation, always at hand on phones. */
export const ServiceBar = ({ slug, basic_price }: Pick<Service, 'slug' | 'basic_price'>) => (
  <Bar aria-label={services.detail.bar}>
    <span>{services.price(basic_price)}</span>
    <ButtonLink to={paths.contact('consultation', { service: slug })}>{services.consultation}</ButtonLink>
  </Bar>
);
