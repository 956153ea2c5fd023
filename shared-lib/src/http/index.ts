/** The API client (singleton): adds the token, parses responses by contract, classifies failures. It never shows toasts or navigates. */
export {
  configureHttp,
  http,
  prepareHttp,
  type Answer,
  type CallOptions,
  type Contract,
  type ContractSource,
} from './http.ts';
export { HttpError, isOffline, importOrFail } from './http-error.ts';
