import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Copyright file of the Debian package in its machine-readable format: our own licence, and that of each library with the files
 * that have its text.
 * @param {{ licence: string, packages: readonly { path: string, version: string, license?: string }[], root: string,
 *   installedAt: string }} contents
 */
export function copyrightFile({ licence, packages, root, installedAt }) {
  const [holder = ''] = /^Copyright .*$/m.exec(licence) ?? [];
  const own = [
    'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/',
    'Upstream-Name: omics-portal',
    '',
    'Files: *',
    `Copyright: ${holder.replace(/^Copyright (\(c\) )?/i, '')}`,
    'License: MIT',
    ...indented(licence),
    '',
    'Files: usr/lib/omics-portal/apps/server/seed/* usr/lib/omics-portal/apps/server/reference-sets/*',
    'Copyright: see usr/lib/omics-portal/LICENSES',
    'License: MIT',
  ];
  const libraries = packages.flatMap(({ path, version, license = 'unknown' }) => [
    '',
    `Files: ${installedAt}/${path}/*`,
    `Copyright: the authors of ${path.split('node_modules/').at(-1)} ${version}`,
    `License: ${license}`,
    `Comment: ${licenceTexts(join(root, path), `${installedAt}/${path}`)}`,
  ]);
  return `${[...own, ...libraries].join('\n')}\n`;
}

/** Lines of a field that goes on: indented, with a dot for an empty one. */
function indented(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => ` ${line.trim() === '' ? '.' : line}`);
}

function licenceTexts(folder, installed) {
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  return names.length === 0
    ? 'The package has no text of its licence.'
    : `See ${names.map((name) => `${installed}/${name}`).join(', ')}`;
}
