import type { Rspack } from '@rsbuild/core';
import { SCRIPT_PROGRESS, SCRIPT_SILENCE_MS, watchScript, type ScriptWatch } from 'shared-lib/federation';

type ChunkIds = [key?: string | undefined, chunkId?: string | number | undefined];
type LoadScript = (url: string, done: (event: Event) => void, ...ids: ChunkIds) => void;

/**
 * Runs in the browser, as text in each remote entry: wraps the loader of the bundler. A script that fails is requested once more, and
 * every further request of it goes past the browser's cache, because a damaged file would stay there. A script that receives no byte
 * for a while fails, and then its host is not asked again at once.
 */
const wrapLoader = (
  load: LoadScript,
  watch: (watched: ScriptWatch) => () => void,
  settings: Pick<ScriptWatch, 'silenceMs' | 'progressEvent'>,
): LoadScript => {
  const requested = new Set<string>();
  const request = (url: string, onEnd: (event: Event, isSilent: boolean) => void, ids: ChunkIds) => {
    // The time makes the URL new in every tab.
    const requestUrl = requested.has(url) ? `${url}?retry=${Date.now().toString(36)}` : url;
    requested.add(url);
    let isSilent = false;
    let stopWatching = () => {};
    const finish = (event: Event) => {
      stopWatching();
      onEnd(event, isSilent);
    };
    load(requestUrl, finish, ...ids);
    const script = [...document.scripts].find((element) => element.getAttribute('src') === requestUrl);
    if (!script) return;
    const onSilence = () => {
      isSilent = true;
      script.dispatchEvent(new Event('error'));
    };
    stopWatching = watch({ url: requestUrl, ...settings, onSilence });
  };
  return (url, done, ...ids) =>
    request(
      url,
      (event, isSilent) => {
        if (event.type === 'load' || isSilent) done(event);
        else request(url, done, ids);
      },
      ids,
    );
};

const SETTINGS = JSON.stringify({ silenceMs: SCRIPT_SILENCE_MS, progressEvent: SCRIPT_PROGRESS });

const PLUGIN = 'ScriptLoader';

/** Gives the loader of a remote's scripts retries past the browser's cache, and a time limit for silence instead of for the whole file. */
export class ScriptLoader {
  apply(compiler: Rspack.Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    class ScriptLoaderRuntime extends RuntimeModule {
      constructor() {
        super('recovering script loader', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const loader = RuntimeGlobals.loadScript;
        return `${loader} = (${wrapLoader.toString()})(${loader}, ${watchScript.toString()}, ${SETTINGS});`;
      }
    }
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(PLUGIN, (chunk) => compilation.addRuntimeModule(chunk, new ScriptLoaderRuntime()));
    });
  }
}
