import { createHook } from 'node:async_hooks';

/** @returns how many passwords were really hashed while something was done, whatever the outcome */
export const countArgon2 = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
};
