/** RFC 5987 `attr-char`: `encodeURIComponent` leaves four characters that are none. */
const extended = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** For old clients. A percent sign is left out, because some of them decode it (RFC 6266, appendix D). */
const ascii = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7E]+/g, '_').replaceAll(/["\\%]/g, '_');
  return plain.replace(/^[_ ]*(?=\.[^.]*$)/, 'file');
};

/** The header that names a download (RFC 6266), in any script. @param name file name with its ending */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${ascii(name)}"; filename*=UTF-8''${extended(name)}`;
