import type { Rule } from '@oxlint/plugins';
import { locationOf } from './file-location.ts';

const VAGUE_NAME = /^(?:.+-)?(?:utils?|helpers?|misc|common)$/;
const KEBAB_CASE = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Folders are in kebab-case, and names describe the content. `unicorn/filename-case` checks the case of file names. */
export const fileNames: Rule = {
  create(context) {
    const { path } = locationOf(context);
    const folders = path.split('/').slice(0, -1);
    const file = (path.split('/').at(-1) ?? '').replace(/\..*$/, '');
    return {
      Program(node) {
        const vague = [...folders, file].find((name) => VAGUE_NAME.test(name));
        if (vague)
          context.report({
            node,
            message: `'${vague}' does not describe the content: name the file or folder after what it contains.`,
          });
        const notKebab = folders.find((name) => !KEBAB_CASE.test(name));
        if (notKebab) context.report({ node, message: `Folder '${notKebab}' is not in kebab-case.` });
      },
    };
  },
};
