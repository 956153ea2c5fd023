/** A file as a `data:` URL. The security policy allows pictures from `data:` URLs, but not from `blob:` ones. */
export const readDataUrl = (blob: Blob): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('loadend', () =>
    typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('The file cannot be read.')),
  );
  reader.readAsDataURL(blob);
  return promise;
};
