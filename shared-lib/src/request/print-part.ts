/** Put it on what stays on paper when a part of a page is printed. */
export const PAPER_PART = { 'data-part': '' } as const;

/** Prints only the elements with `PAPER_PART`, such as a quote without the conversation about it. */
export const printPart = (): void => {
  const root = document.documentElement;
  root.toggleAttribute('data-paper-part', true);
  window.addEventListener('afterprint', () => root.removeAttribute('data-paper-part'), { once: true });
  window.print();
};
