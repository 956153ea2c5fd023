/** Downloads a URL without leaving the page. */
export const startDownload = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
};
