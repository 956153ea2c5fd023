/** Above any file of a release: a host must not fill the memory of the process that responds to visitors. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/**
 * Fetches a file of a release.
 * @param timeoutMs how long it may take
 * @throws when the host gives no file, gives more than any file has, or takes too long
 */
export const fetchFile = async (url: string, headers: Record<string, string>, timeoutMs: number): Promise<Buffer> => {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw new Error(`${url} does not respond (${error instanceof Error ? error.message : String(error)})`);
  });
  if (!response.ok || !response.body) throw new Error(`${url} responded with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) throw new Error(`${url} has more than ${MAX_FILE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
