import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createCompiler, readTemplate } from '../documents/compiler.ts';
import { deliverables } from './content/deliverables.ts';
import {
  compiledFile,
  DELIVERABLE_FINGERPRINTS,
  DELIVERABLE_FOLDER,
  DELIVERABLE_VERSIONS,
  deliverableDocument,
  deliverableFingerprint,
} from './deliverables.ts';

// Compiles the files of the demo requests that have a finished study. The files are committed, so that no start waits for them.

const template = await readTemplate('study');
const compiler = await createCompiler();
await rm(DELIVERABLE_FOLDER, { recursive: true, force: true });
await mkdir(DELIVERABLE_FOLDER, { recursive: true });
const fingerprints: Record<string, string> = {};
for (const seed of deliverables)
  for (const version of DELIVERABLE_VERSIONS) {
    const document = deliverableDocument(seed, version);
    await writeFile(compiledFile(seed, version), compiler.pdf({ template, document, picture: null }));
    fingerprints[`${seed.slug}-${version}`] = deliverableFingerprint(template, seed, version);
  }
await writeFile(DELIVERABLE_FINGERPRINTS, `${JSON.stringify(fingerprints, null, 2)}\n`);
console.log(`${Object.keys(fingerprints).length} files compiled into ${DELIVERABLE_FOLDER}`);
