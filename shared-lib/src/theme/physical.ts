/**
 * A CSS declaration for a physical side of the screen, in any text direction: gradients, arrow movement, alignment of
 * left-to-right inputs. Use logical properties for everything else. The `@noflip` comment stops the RTL plugin from flipping the
 * declaration; this function adds it at run time, because the build strips comments from styled templates.
 * @example physical('transform', 'translateX(-4px)')
 */
export const physical = (property: string, value: string): string => `/* @noflip */${property}:${value};`;
