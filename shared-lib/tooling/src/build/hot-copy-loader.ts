/** Relative imports of texts, in statements that may take several lines. */
const COPY_IMPORTS = /^import[^;]*? from '((?:\.{1,2}\/)+(?:[\w-]+\/)*copy\/[\w-]+\.ts)';$/gm;

/**
 * A loader for watched sources that are no components and read texts, such as the table of routes: without it, an edit of a text would
 * pass them on its way to the entry and reload the document, with everything that is typed in it. Texts that were read before the edit,
 * such as a page's title, stay until the next load.
 */
const hotCopy = (source: string): string => {
  const files = [...source.matchAll(COPY_IMPORTS)].map(([, file]) => file);
  return files.length === 0
    ? source
    : `${source}\nimport.meta.webpackHot?.accept(${JSON.stringify(files)}, () => {});\n`;
};

export default hotCopy;
