import vm from 'node:vm';
import { isRemoteModule, type RemoteModule } from 'shared-lib/federation';
import type { Bundle } from './messages.ts';

/** Global names through which code could reach the machine or the network. */
const WITHHELD = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'require'] as const;

/**
 * Takes the process, the network and the environment out of reach of code that follows. The shell's HTTP client has its own
 * reference to `fetch` by then. This protects against mistakes of a release, not against malice: code that looks for a way around it in
 * the same process finds one. The process around it, with limits and an empty environment, is the boundary for crashes.
 */
export const withholdGlobals = (): void => {
  for (const name of WITHHELD)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
  // Libraries read `process.env` and call `process.nextTick`.
  const value = Object.freeze({ env: Object.freeze({}), nextTick: queueMicrotask });
  Object.defineProperty(globalThis, 'process', { value, configurable: false, writable: false });
};

/**
 * Evaluates one exposed module of a release. Its `require` resolves the shell's singletons and nothing else.
 * @throws what the bundle throws, or why it does not fit the shell
 */
export const evaluateModule = (
  { name, base, modules }: Bundle,
  expose: string,
  providedModules: Readonly<Record<string, object>>,
): RemoteModule => {
  const filename = `${name}/${expose}`;
  const require = (wanted: string): object => {
    const found = Object.hasOwn(providedModules, wanted) ? providedModules[wanted] : undefined;
    if (!found) throw new Error(`${filename} requires "${wanted}", which the shell does not provide`);
    return found;
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(modules[expose] ?? '', ['module', 'exports', 'require', '__RELEASE_BASE__'], {
    filename,
  });
  Reflect.apply(run, undefined, [module, module.exports, require, base]);
  if (!isRemoteModule(module.exports))
    throw new Error(`the exports of ${expose} do not match the contract with the shell`);
  return module.exports;
};
