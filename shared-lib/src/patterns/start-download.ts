/**
 * Downloads a URL without leaving the page.
 * @param name of the file, unless the response has one
 */
export const startDownload = (href: string, name = ''): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};
