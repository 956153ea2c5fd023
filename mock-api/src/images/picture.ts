export type PictureFormat = 'webp' | 'avif' | 'jpeg' | 'png';

export const mimeTypes: Record<PictureFormat, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const startsWith = (bytes: Buffer, at: number, signature: string) =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature;

/** The image format of a file, from its first bytes. @returns `undefined` for other files, including SVG */
export const formatOf = (bytes: Buffer): PictureFormat | undefined => {
  if (startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (startsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftypavif')) return 'avif';
  return undefined;
};
