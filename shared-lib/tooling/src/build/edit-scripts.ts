import { decode, encode } from '@jridgewell/sourcemap-codec';
import type { Rspack } from '@rsbuild/core';
import * as z from 'zod/mini';

export type Assets = Parameters<Parameters<Rspack.Compilation['hooks']['processAssets']['tap']>[1]>[0];

/**
 * Stage of the bundler in which plugins edit scripts: after the files are minified and the source maps are written (500), before
 * the hashes for the integrity of scripts (700 and later).
 */
export const EDIT_SCRIPTS_STAGE = 501;

export const isSourceMap = (file: string): boolean => file.endsWith('.map');

/** Replaces texts in some files of a build. */
export interface ScriptEdit {
  /** Names of the files that it concerns. */
  files: RegExp;
  /** Global; a match lies within one line. */
  pattern: RegExp;
  replacement: (match: string) => string;
}

/**
 * Edits scripts of a build, and their source maps with them. Both stay plain texts: sources of the bundler that know their own map cannot be
 * given back to it in every folder.
 */
export const editScripts = (
  compilation: Rspack.Compilation,
  assets: Assets,
  { files, pattern, replacement }: ScriptEdit,
): void => {
  const { RawSource } = compilation.compiler.rspack.sources;
  for (const [file, source] of Object.entries(assets)) {
    if (!files.test(file)) continue;
    const text = source.source().toString();
    const parts = [...text.matchAll(pattern)].map((match) => ({
      at: match.index,
      old: match[0],
      text: replacement(match[0]),
    }));
    if (parts.every((part) => part.text === part.old)) continue;
    compilation.updateAsset(file, new RawSource(replaceParts(text, parts)));
    const map = assets[`${file}.map`];
    if (map) compilation.updateAsset(`${file}.map`, new RawSource(moveMap(map.source().toString(), text, parts)));
  }
};

/** A text in a script, and what replaces it. */
interface Part {
  /** Offset in the script. */
  at: number;
  old: string;
  text: string;
}

const replaceParts = (text: string, parts: readonly Part[]): string => {
  let end = 0;
  const copied = parts.map(({ at, old, text: replaced }) => {
    const before = text.slice(end, at);
    end = at + old.length;
    return before + replaced;
  });
  return copied.join('') + text.slice(end);
};

const mapSchema = z.looseObject({ mappings: z.string() });

/**
 * Moves the places of a source map to where they are after the edit.
 * @param script the script before the edit
 */
const moveMap = (map: string, script: string, parts: readonly Part[]): string => {
  const moving = parts.filter(({ old, text }) => old.length !== text.length);
  if (moving.length === 0) return map;
  const json = mapSchema.parse(JSON.parse(map));
  const lines = decode(json.mappings);
  // From the end, so that the places of the earlier parts still hold.
  for (const { at, old, text } of moving.toReversed()) {
    const line = script.slice(0, at).split('\n').length - 1;
    const column = at - (script.lastIndexOf('\n', at - 1) + 1);
    const added = text.split('\n').length - 1;
    const delta = text.length - (text.lastIndexOf('\n') + 1) - old.length - (added > 0 ? column : 0);
    const segments = lines[line] ?? [];
    const after = segments.filter(([start]) => start >= column + old.length);
    for (const segment of after) segment[0] += delta;
    if (added === 0) continue;
    const before = segments.slice(0, segments.length - after.length);
    lines.splice(line, 1, before, ...Array.from({ length: added - 1 }, () => []), after);
  }
  return JSON.stringify({ ...json, mappings: encode(lines) });
};
