import type { Rule } from '@oxlint/plugins';
import { placeOfFile } from './place.ts';

const JUNK_DRAWER = /^(?:.+-)?(?:utils?|helpers?|misc|common)$/;
const KEBAB_CASE = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folders in kebab-case, and no name that says nothing about what is inside (file names' case is `unicorn/filename-case`). */
export const names: Rule = {
  create(context) {
    const { path } = placeOfFile(context);
    const folders = path.split('/').slice(0, -1);
    const file = (path.split('/').at(-1) ?? '').replace(/\..*$/, '');
    return {
      Program(node) {
        const junk = [...folders, file].find((name) => JUNK_DRAWER.test(name));
        if (junk)
          context.report({
            node,
            message: `'${junk}' is a junk drawer: name the file after the one thing that it is about.`,
          });
        const shouted = folders.find((name) => !KEBAB_CASE.test(name));
        if (shouted) context.report({ node, message: `Folder '${shouted}' is not in kebab-case.` });
      },
    };
  },
};
