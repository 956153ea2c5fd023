import { motion, physical } from 'shared-lib/theme';

/** Styles for a link or button: its `ForwardIcon` moves 4 px to the left on hover. */
export const forwardIconHover = `
  .go { transition: transform ${motion.base} ${motion.ease}; }
  &:hover .go { ${physical('transform', 'translateX(-4px)')} }
`;
