import type { ESTree, Rule } from '@oxlint/plugins';
import { isTest, locationOf } from './file-location.ts';

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

/** Parts of names that the project's glossary replaces, with the word of the field: each idea has one. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['corridor', 'shell'],
  ['deed', 'action'],
  ['doing', 'action, service'],
  ['door', 'exposed module, entry point'],
  ['drawn', 'rendered'],
  ['house', 'project'],
  ['kept', 'cached, stored, retained'],
  ['letter', 'email'],
  ['postman', 'mailer'],
  ['refusal', 'UserError, CliError'],
  ['room', 'package, remote'],
  ['told', 'result, reported'],
  ['wall', 'import boundary'],
  ['whoever', 'the user, the caller'],
]);

/** The message for the first replaced part of a name such as `createPostman`, `kept-answers` or `OPEN_DOORS`. */
const messageFor = (name: string): string | undefined => {
  // A CSS property.
  if (name === 'letterSpacing') return undefined;
  for (const found of name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) {
    const part = found.toLowerCase();
    const use = REPLACED.get(part) ?? REPLACED.get(part.replace(/s$/, ''));
    if (use) return `The glossary replaces '${part}' in '${name}': use ${use}.`;
  }
  return undefined;
};

/** Identifiers, file names and folder names use the words of the glossary. Each name is reported once per file. */
export const glossaryNames: Rule = {
  create(context) {
    const checked = new Set<string>();
    const check = (node: ESTree.Node, name: string) => {
      if (checked.has(name)) return;
      checked.add(name);
      const message = messageFor(name);
      if (message) context.report({ node, message });
    };
    return {
      Program: (node) =>
        locationOf(context)
          .path.split('/')
          .forEach((name) => check(node, name)),
      Identifier: (node) => check(node, node.name),
      PrivateIdentifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};

const isAsync = (node: ESTree.Expression | null): boolean =>
  (node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression') && node.async;

/** Keeps the suffix `Of` for conversions of the arguments. Tests may read through short functions of that name. */
export const conversionNames: Rule = {
  create(context) {
    if (isTest(locationOf(context))) return {};
    return {
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && id.name.endsWith('Of') && isAsync(init))
          context.report({
            node: id,
            message: `'${id.name}' waits for something: only conversions of the arguments end with 'Of', other names begin with a verb such as 'read'.`,
          });
      },
    };
  },
};
