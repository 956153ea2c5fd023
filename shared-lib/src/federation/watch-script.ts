/** Event of `window`: bytes of a remote's script have arrived. */
export const SCRIPT_PROGRESS = 'miqyas:script-progress';

/** A script of a remote that receives no byte for this time counts as failed. */
export const SCRIPT_SILENCE_MS = 4000;

export interface ScriptWatch {
  url: string;
  silenceMs: number;
  progressEvent: string;
  /** Runs once, when no byte has arrived for `silenceMs`. */
  onSilence: () => void;
}

/**
 * Watches the bytes of a script that loads. A script element reports only its end. So the function requests a script that takes
 * long a second time: browsers let the second request join the first one, and its body is a stream.
 * It uses nothing from outside, because the build copies its text into the script loader of each remote.
 * @returns stops watching
 */
export function watchScript({ url, silenceMs, progressEvent, onSilence }: ScriptWatch): () => void {
  const reading = new AbortController();
  let silence: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(late);
    clearTimeout(silence);
    reading.abort();
  };
  // Silence counts in four steps: a main thread that is busy for all of it delays one step only, and bytes are read before the next.
  const restart = (steps = 4) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (steps > 1) restart(steps - 1);
      else {
        stop();
        onSilence();
      }
    }, silenceMs / 4);
  };
  const readBytes = async () => {
    const { body } = await fetch(url, { signal: reading.signal });
    const reader = body?.getReader();
    let ended = false;
    while (!ended) {
      restart();
      dispatchEvent(new Event(progressEvent));
      ended = !reader || (await reader.read()).done;
    }
    // Everything has arrived: from here on the script element tells its end, however long the browser takes to run it.
    clearTimeout(silence);
  };
  const late = setTimeout(() => void readBytes().catch(() => undefined), silenceMs / 4);
  restart();
  return stop;
}

/**
 * Loads code of a remote, and loads it once more when that fails. Loaders go past the browser's cache the second time, in which a
 * damaged file would stay. A host that was silent is not asked again at once.
 * @throws the error of the last attempt
 */
export const loadWithRetry = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  const start = performance.now();
  try {
    return await load();
  } catch (error) {
    if (performance.now() - start >= SCRIPT_SILENCE_MS) throw error;
    return load();
  }
};
