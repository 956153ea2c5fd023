import { isRemoteModule, type RemoteModule } from 'shared-lib/federation';
import { textOfThrown } from '../markup.ts';

/** A release with its browser files. */
export interface BrowserFiles {
  /** URL of the release folder, with a trailing slash. */
  base: string;
  container: string;
  entry: string;
  exposes: readonly string[];
  /** Script → its text. */
  scripts: Readonly<Record<string, string>>;
}

/** The scripts of a release in the document of a trial. */
export interface Scripts {
  /**
   * Loads an exposed module as the shell does in a browser.
   * @throws why it cannot be loaded
   */
  loadModule(expose: string): Promise<RemoteModule>;
  /** Evaluates the scripts that nothing has asked for yet. @throws what one throws, with its name */
  evaluateOthers(): void;
  /** Why scripts failed since the last call. */
  takeFailures(): string[];
}

const isScript = (node: Node): node is HTMLScriptElement => node instanceof HTMLScriptElement && node.src !== '';

/** An entry finds the folder of its release, and a chunk the runtime that asked for it, by the script that runs. */
const showRunning = (script: HTMLScriptElement): void => {
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
};

/** A script as the loader of a release makes it. */
const chunkScript = (src: string, container: string): HTMLScriptElement => {
  const script = Object.assign(document.createElement('script'), { src });
  script.dataset.rspack = `${container}:`;
  return script;
};

/**
 * Makes the document run the scripts of a release in place of requesting them. Everything else about them is as in a browser: the
 * federation runtime and the loader of the release ask for them.
 * @param run evaluates a script in the global scope
 */
export const installScripts = async (
  { base, container, entry, exposes, scripts }: BrowserFiles,
  run: (text: string, name: string) => void,
): Promise<Scripts> => {
  // Renderers of pages never need the federation runtime.
  const { loadRemote, registerRemotes } = await import('@module-federation/enhanced/runtime');
  const { shareModules } = await import('../../remotes/share-modules.ts');
  const failures: string[] = [];
  const evaluated = new Set<string>();

  const evaluate = (url: string): void => {
    const name = url.replace(/[?#].*$/, '').replace(base, '');
    const text = scripts[name];
    if (text === undefined) throw new Error(`${name} is not a file of the release`);
    if (evaluated.has(name)) return;
    evaluated.add(name);
    try {
      run(text, name);
    } catch (error) {
      throw new Error(`${name} throws: ${textOfThrown(error)}`, { cause: error });
    }
  };
  const load = (script: HTMLScriptElement): void => {
    try {
      showRunning(script);
      evaluate(script.src);
      script.dispatchEvent(new Event('load'));
    } catch (error) {
      failures.push(textOfThrown(error));
      script.dispatchEvent(new Event('error'));
    }
  };
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <Child extends Node>(node: Child): Child => {
    if (!isScript(node)) return append(node);
    queueMicrotask(() => load(node));
    return node;
  };

  shareModules({
    name: 'trial',
    createScript: ({ url }) => Object.assign(document.createElement('script'), { src: url }),
  });
  registerRemotes([{ name: container, entry: base + entry, type: 'global', entryGlobalName: container }]);
  return {
    async loadModule(expose) {
      if (!exposes.includes(expose)) throw new Error(`${expose} is not exposed`);
      const module: unknown = await loadRemote(`${container}/${expose.replace('./', '')}`).catch((error: unknown) => {
        // The runtime reports a script that failed as a network failure.
        throw new Error(`${expose}: ${failures[0] ?? textOfThrown(error)}`, { cause: error });
      });
      if (!isRemoteModule(module)) throw new Error(`${expose} does not match the contract with the shell`);
      return module;
    },
    evaluateOthers() {
      for (const name of Object.keys(scripts)) {
        showRunning(chunkScript(base + name, container));
        evaluate(base + name);
      }
    },
    takeFailures: () => failures.splice(0),
  };
};
