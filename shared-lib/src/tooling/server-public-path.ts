/**
 * First module of a remote's server bundle. The shell says where this release's files are when it evaluates the bundle, so
 * that pictures have the same address on the server and in the browser and no address is baked into a release.
 */
declare const __RELEASE_BASE__: string;
// oxlint-disable-next-line prefer-const -- the bundler gives this name its meaning only when it is assigned to
declare let __webpack_public_path__: string;

__webpack_public_path__ = __RELEASE_BASE__;

export {};
