const BOUNDARY = 'test-boundary';

/**
 * A multipart form with a PDF as text, because the form data of the simulated browser does not reach Node's http.
 * @returns body and headers of the request
 */
export const multipartText = (name: string, bytes: Buffer): { body: string; headers: Record<string, string> } => {
  const part = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf`;
  return {
    body: `--${BOUNDARY}\r\n${part}\r\n\r\n${bytes.toString('latin1')}\r\n--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};
