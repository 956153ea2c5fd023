import { Extension, type Editor } from '@tiptap/core';
import { plateCubitsOf } from 'shared-lib/contracts';

/** The level of the water in a heading of the second level, which begins a plate of a diary. A part that is split off is no plate. */
export const PlateHeading = Extension.create({
  name: 'plateHeading',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        cubits: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element) =>
            element.localName === 'h2' ? (plateCubitsOf(element.getAttribute('data-cubits')) ?? null) : null,
          renderHTML: ({ level, cubits }) =>
            level === 2 && typeof cubits === 'number' ? { 'data-cubits': String(cubits) } : {},
        },
      },
    },
  ],
});

/** The water of the heading with the cursor; undefined when it begins no plate. */
export const plateAt = (editor: Editor): number | undefined => {
  const { cubits }: { cubits?: unknown } = editor.getAttributes('heading');
  return typeof cubits === 'number' ? cubits : undefined;
};
