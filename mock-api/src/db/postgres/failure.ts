/** Classes and codes of PostgreSQL for "not now, not here": connection, resources (a full disk among them), shutdown, I/O; then read-only, lock timeout, deadlock, authorisation. */
const NOT_NOW = /^(?:08|53|57P|58|28|25006|55P03|40001|40P01|57014|3D000)/;

/** What the driver says when there is no server at the other end; it gives these no code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/;

/** What the system says of a connection that breaks. */
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;

/** The code of a failure that the server told; `undefined` for others. */
export const serverCode = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The system's word for why a server could not be reached or went away, such as ECONNREFUSED. */
export const networkCode = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return error.errors.map(networkCode).find(Boolean);
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  // Where the server listens at a socket, a missing one is a missing file.
  const isSocket = 'syscall' in error && error.syscall === 'connect';
  return isSocket || NETWORK.test(error.code) ? error.code : undefined;
};

/** Whether an error says that PostgreSQL cannot serve just now. */
export const isServerFailure = (error: unknown): boolean => {
  const code = serverCode(error);
  if (code !== undefined) return NOT_NOW.test(code);
  return error instanceof Error && (LOST.test(error.message) || networkCode(error) !== undefined);
};
