import { createHook } from 'node:async_hooks';

/** @returns how many Argon2 hashes Node computed while the action ran, also when the action failed with a response */
export const countArgon2 = async (action: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  await action();
  hook.disable();
  return count;
};
