/**
 * A loader for libraries whose components the minifier cannot leave out: it must assume that `forwardRef` and an assignment to
 * `displayName` change something. Both do not: the first returns a component, the second names it for developer tools.
 */
const droppableComponents = (source: string): string =>
  source.replaceAll(/^\w+\.displayName = ".*";$/gm, '').replaceAll(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1');

export default droppableComponents;
