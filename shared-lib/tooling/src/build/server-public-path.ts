/**
 * First module of a remote's server bundle. The shell defines `__RELEASE_BASE__`, the URL of the release, when it evaluates the
 * bundle. So pictures have the same URL on the server and in the browser, and no URL is compiled into a release.
 */
declare const __RELEASE_BASE__: string;
// oxlint-disable-next-line prefer-const -- the bundler gives this name its meaning only when it is assigned to
declare let __webpack_public_path__: string;

__webpack_public_path__ = __RELEASE_BASE__;

export {};
