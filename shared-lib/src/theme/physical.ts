/**
 * A declaration that means a side of the screen, whatever the direction of the text: gradients to a side, the step of an
 * arrow, scrims, the alignment of left-to-right inputs. Everything else is written logically. The mark keeps the RTL plugin
 * from flipping the declaration; it is made at run time because the build strips comments from styled templates.
 * @example physical('transform', 'translateX(-4px)')
 */
export const physical = (property: string, value: string): string => `/* @noflip */${property}:${value};`;
