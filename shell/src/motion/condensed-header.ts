import { paths } from 'shared-lib/paths';
import { subscribeToLocation } from '../navigation/site-location.ts';
import { adoptStyles } from './adopt-styles.ts';

/** What people read at length: pages below these paths. */
const readings = [paths.article(''), paths.study(''), paths.service(''), paths.sector('')];

/** Scrolling over which the header becomes lower. */
const RANGE = '0 8rem';

/**
 * `--header` is the height of the header and of what stands in it. The margin grows by what the header loses, so that the page below does not
 * move.
 */
const styles = `
  @media (prefers-reduced-motion: no-preference) and (min-width: 16.0625em) {
    [data-condenses] #root > header {
      animation: condense linear both;
      animation-timeline: scroll(root);
      animation-range: ${RANGE};
    }
  }
  @keyframes condense { to { --header: 3.5rem; margin-block-end: 1.5rem } }
  @media (max-width: 56.25em) {
    @keyframes condense { to { --header: 3.5rem; margin-block-end: 0.75rem } }
  }
`;

/** Makes the header lower while somebody scrolls through a long text. Browsers without scroll timelines keep its height. */
export const watchHeader = (): void => {
  if (!CSS.supports('animation-timeline: scroll()')) return;
  CSS.registerProperty({ name: '--header', syntax: '<length>', inherits: true, initialValue: '80px' });
  adoptStyles(styles);
  const update = () =>
    document.documentElement.toggleAttribute(
      'data-condenses',
      readings.some((path) => location.pathname.startsWith(path)),
    );
  update();
  subscribeToLocation(update);
};
