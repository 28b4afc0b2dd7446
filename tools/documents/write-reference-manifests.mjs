import { readFileSync, writeFileSync } from 'node:fs';
import { MANIFEST_LANGUAGES, manifestPath, measuredManifest } from './reference-manifests.mjs';

/**
 * Writes sizes and checksums of the reference data sets into their manifests. Run it after a change of a file; the words,
 * licences and citations are written by hand.
 */
for (const language of MANIFEST_LANGUAGES) {
  const path = manifestPath(language);
  writeFileSync(path, measuredManifest(readFileSync(path, 'utf8')));
}
