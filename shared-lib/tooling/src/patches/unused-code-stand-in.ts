/** Stands for the library files that `library-patches.ts` names: the same exports, without their code. */
const unused = (): never => {
  throw new Error('The build left this code out as unused: see library-patches.ts.');
};

/** The federation runtime creates one for each container, and registers plugins with its hooks. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
}

interface RemoteRequire {
  federation: { initOptions: unknown; runtime: { init: (options: unknown) => unknown } };
}

/** A remote has no copies of shared modules, so its start only registers it. */
export const init = ({ webpackRequire: { federation } }: { webpackRequire: RemoteRequire }): unknown =>
  federation.runtime.init(federation.initOptions);

/** The runtime also calls this with an empty list. @throws when the first chunk of a remote needs shared modules */
export const installInitialConsumes = ({ initialConsumes }: { initialConsumes: readonly string[] }): void => {
  if (initialConsumes.length > 0) unused();
};

const descriptions = {};

export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as getSharedFallbackGetter,
  unused as hasNextPage,
  unused as hasPreviousPage,
  unused as infiniteQueryBehavior,
  unused as normalizePreloadExposes,
  unused as prefix,
  unused as preloadAssets,
};
