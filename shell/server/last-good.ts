import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from 'tooling/config';
import { lastGoodRegistry, readRegistryText } from 'tooling/release/registry-file';
import { writeAtomic } from 'tooling/release/write-atomic';
import * as z from 'zod/mini';
import { acceptRegistry, type CheckEntry, type Entries } from './accepted-registry.ts';
import { fetchRelease, readRelease, type FetchedRelease, type ReleaseLocation } from './release.ts';

const REMOVE_AFTER_MS = 3_600_000;

const storedFiles = z.record(z.string(), z.string());

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface LastGoodOptions extends Pick<SiteConfig, 'registryFile'> {
  bundleKey: string;
  checkEntry?: CheckEntry;
  warn(message: string): void;
}

/**
 * The last state with which this shell could serve the site: the registry, and the server files of its releases. A shell that starts
 * with a damaged registry, or while the hosts are down, continues with it. Nothing here is trusted: files are verified from the hash in
 * the registry on, as those of a host are, and the registry is checked as the one of the release commands is.
 */
export class LastGoodState {
  readonly #registryFile: string;
  readonly #folder: string;
  readonly #bundleKey: string;
  readonly #checkEntry: CheckEntry | undefined;
  readonly #warn: (message: string) => void;
  #written = '';

  constructor({ registryFile, bundleKey, checkEntry, warn }: LastGoodOptions) {
    this.#checkEntry = checkEntry;
    this.#registryFile = lastGoodRegistry(registryFile);
    this.#folder = dirname(this.#registryFile);
    this.#bundleKey = bundleKey;
    this.#warn = warn;
  }

  /** Its entries; none when this shell has served nothing yet. */
  async readEntries(): Promise<Entries> {
    try {
      return acceptRegistry(await readRegistryText(this.#registryFile), {}, this.#checkEntry).entries;
    } catch {
      return {};
    }
  }

  /** Stores the entries whose live releases are in use, and removes the files of other releases. */
  async storeEntries(entries: Entries): Promise<void> {
    const text = `${JSON.stringify({ schema: 1, remotes: entries }, null, 1)}\n`;
    if (text === this.#written) return;
    await this.#try(async () => {
      await mkdir(this.#folder, { recursive: true });
      await writeAtomic(this.#registryFile, text);
      this.#written = text;
      await this.#removeOthers(entries);
    });
  }

  /**
   * Fetches a release from its host, else from the cache.
   * @throws why the host does not give it, when the cache does not have it either
   */
  async load(location: ReleaseLocation): Promise<FetchedRelease> {
    try {
      const fetched = await fetchRelease(location, this.#bundleKey);
      await this.#try(() => this.#storeFiles(location, fetched.files));
      return fetched;
    } catch (error) {
      const cached = await this.#readCached(location);
      if (!cached) throw error;
      return { ...cached, release: { ...cached.release, hostFault: messageOf(error) } };
    }
  }

  #fileOf({ remote, version }: Pick<ReleaseLocation, 'remote' | 'version'>): string {
    return join(this.#folder, `${remote}-${version}.json`);
  }

  async #storeFiles(location: ReleaseLocation, files: FetchedRelease['files']): Promise<void> {
    const file = this.#fileOf(location);
    const text = JSON.stringify(files);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) return;
    await mkdir(this.#folder, { recursive: true });
    await writeAtomic(file, text);
  }

  async #readCached(location: ReleaseLocation): Promise<FetchedRelease | undefined> {
    try {
      const files = storedFiles.parse(JSON.parse(await readFile(this.#fileOf(location), 'utf8')));
      return await readRelease(location, async (file) => {
        const text = files[file];
        if (text === undefined) throw new Error(`${file} is not in the cache`);
        return Buffer.from(text);
      });
    } catch {
      return undefined;
    }
  }

  async #removeOthers(entries: Entries): Promise<void> {
    const needed = new Set(
      Object.entries(entries).flatMap(([remote, entry]) =>
        [entry?.current ?? '', ...(entry?.verified ?? [])].map((version) => `${remote}-${version}.json`),
      ),
    );
    for (const name of await readdir(this.#folder)) {
      const file = join(this.#folder, name);
      if (!/-[0-9a-f]{16}\.json$/.test(name) || needed.has(name)) continue;
      // Another shell may have stored a release that this one has not seen yet.
      if ((await stat(file)).mtimeMs < Date.now() - REMOVE_AFTER_MS) await rm(file, { force: true });
    }
  }

  /** The site runs without this cache. */
  async #try(task: () => Promise<void>): Promise<void> {
    await task().catch((error: unknown) =>
      this.#warn(
        `${this.#folder} cannot be written, so a restart needs the registry and the hosts: ${messageOf(error)}`,
      ),
    );
  }
}
