/**
 * Version of the API that the contracts describe. Increase it by one in the commit with which a remote begins to need something that the API
 * did not have before: a path, a field of a response, or a value of an input. A release names the version with which it was built,
 * `/healthz` of the API the one that runs, and a release that needs a newer one is refused.
 */
export const API_VERSION = 1;
