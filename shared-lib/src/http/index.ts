/** The way to the API (singleton): attaches the token, parses by contract, reports failures by kind; never toasts or navigates. */
export { configureHttp, http, type Answer, type CallOptions, type Contract, type ContractSource } from './http.ts';
export { HttpError } from './http-error.ts';
