import optimizeLocales from '@react-aria/optimize-locales-plugin';

/**
 * Leaves only the Arabic strings of react-aria-components in a bundle. The library files them as `ar-AE`; with another region,
 * such as `ar-EG`, no strings would be left and the first control would crash.
 */
export const arabicControlStrings = () => optimizeLocales.rspack({ locales: ['ar-AE'] });
