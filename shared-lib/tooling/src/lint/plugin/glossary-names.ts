import type { ESTree, Rule } from '@oxlint/plugins';
import { locationOf } from './file-location.ts';
import { replacedPartOf } from './glossary.ts';

const messageFor = (name: string, { part, use }: { part: string; use: string }) =>
  `The glossary replaces '${part}' in '${name}': use ${use}.`;

/** Identifiers, file names and folder names use the words of the glossary. Each name is reported once per file. */
export const glossaryNames: Rule = {
  create(context) {
    const reported = new Set<string>();
    const check = (node: ESTree.Node, name: string) => {
      if (reported.has(name)) return;
      reported.add(name);
      const found = replacedPartOf(name);
      if (found) context.report({ node, message: messageFor(name, found) });
    };
    return {
      Program(node) {
        for (const name of locationOf(context).path.split('/')) {
          const found = replacedPartOf(name);
          if (found) context.report({ node, message: messageFor(name, found) });
        }
      },
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};
