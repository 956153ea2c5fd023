/** Adds rules that only a working page needs, so that they are in no document. The security policy allows sheets that scripts construct. */
export const adoptStyles = (rules: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
};
