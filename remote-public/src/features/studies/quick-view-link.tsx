import { Link } from 'shared-lib/router';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { OPENED_FROM_LIST } from './study-filters.ts';

/** Above the link of the card, which covers all of it. It needs scripts. */
const QuickView = styled(Link)`
  position: relative;
  z-index: 1;
  padding-block: var(--s1);
  color: ${color.link};
  font-size: var(--fs-sm);
  text-decoration: underline;
  text-underline-offset: 0.3em;
  @media (scripting: none) {
    display: none;
  }
`;

/** Opens a study over the list. */
export const QuickViewLink = ({ to, title }: { to: string; title: string }) => (
  <QuickView to={to} state={OPENED_FROM_LIST} preventScrollReset aria-label={studies.quickView.openOf(title)}>
    {studies.quickView.open}
  </QuickView>
);
