import { motion, physical } from 'shared-lib/theme';

/** Declarations of a link or button whose `ForwardIcon` steps onwards under the pointer. */
export const forwardIconHover = `
  .go { transition: transform ${motion.base} ${motion.ease}; }
  &:hover .go { ${physical('transform', 'translateX(-4px)')} }
`;
