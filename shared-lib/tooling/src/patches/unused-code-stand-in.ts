/** Stands for the library files that `library-patches.ts` names: the same exports, without their code. */
const unused = (): never => {
  throw new Error('The build left this code out as unused: see library-patches.ts.');
};

/** The federation runtime creates one for each container, and registers plugins with its hooks. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
}

const descriptions = {};

export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as hasNextPage,
  unused as hasPreviousPage,
  unused as infiniteQueryBehavior,
  unused as normalizePreloadExposes,
  unused as prefix,
  unused as preloadAssets,
};
