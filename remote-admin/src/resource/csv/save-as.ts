/** Saves a file on the device. */
export const saveAs = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};
