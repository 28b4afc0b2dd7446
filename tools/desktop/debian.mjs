import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run } from '../setup/run-command.mjs';
import { UserError } from '../setup/user-error.mjs';
import { copyrightFile } from './licences.mjs';
import { normalize } from './stage.mjs';

const FILES = join(import.meta.dirname, 'files');
const INSTALLED_AT = 'usr/lib/omics-portal';

/**
 * Makes the Debian package of a staged portal by dpkg-deb.
 * @param {{ root: string, staged: string, packages: readonly { path: string, version: string, license?: string }[], version: string,
 *   seconds: number, target: string }} options `seconds`: time of all files, since 1970
 * @returns {Promise<string>} path of the package
 */
export async function makeDebianPackage({ root, staged, packages, version, seconds, target }) {
  const tree = join(target, 'deb');
  rmSync(tree, { recursive: true, force: true });
  const put = (path, content) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  };
  cpSync(staged, join(tree, INSTALLED_AT), { recursive: true });
  mkdirSync(join(tree, 'usr/bin'), { recursive: true });
  symlinkSync('../lib/omics-portal/bin/omics-portal', join(tree, 'usr/bin/omics-portal'));
  put('usr/share/applications/omics-portal.desktop', readFileSync(join(FILES, 'omics-portal.desktop')));
  put(
    'usr/share/icons/hicolor/scalable/apps/omics-portal.svg',
    readFileSync(join(staged, 'omics-portal.svg')),
  );
  // Node writes no time into it.
  put(
    'usr/share/man/man1/omics-portal.1.gz',
    gzipSync(readFileSync(join(FILES, 'omics-portal.1')), { level: 9 }),
  );
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
  put(
    'usr/share/doc/omics-portal/copyright',
    copyrightFile({ licence, packages, root, installedAt: INSTALLED_AT }),
  );
  const maintainer = maintainerOf(process.env);
  // A native package has one change log, in the form of Debian.
  put(
    'usr/share/doc/omics-portal/changelog.gz',
    gzipSync(debianChangelog({ version, seconds, maintainer }), { level: 9 }),
  );
  put('usr/share/lintian/overrides/omics-portal', readFileSync(join(FILES, 'lintian-overrides')));
  put('DEBIAN/md5sums', checksums(tree));
  put('DEBIAN/control', controlFile(version, kilobytes(join(tree, 'usr')), maintainer));
  normalize(tree, seconds, (path) => path.endsWith('/bin/omics-portal'));
  const file = join(target, `omics-portal_${version}_all.deb`);
  const code = await run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z3', '--build', tree, file], {
    env: { SOURCE_DATE_EPOCH: String(seconds) },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).catch(() => {
    throw new UserError(
      'dpkg-deb is not installed: the folder is complete, and Debian or Ubuntu makes the package.',
    );
  });
  if (code !== 0) throw new UserError('dpkg-deb could not make the package: see above.');
  rmSync(tree, { recursive: true });
  return file;
}

/**
 * Who answers for the package: `DEBFULLNAME` and `DEBEMAIL`, the variables of Debian's tools. Without them the address is one of
 * this machine, which lintian calls an error: whoever makes the package for others names an address.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function maintainerOf({ DEBFULLNAME, DEBEMAIL }) {
  return `${DEBFULLNAME ?? 'The authors of the portal'} <${DEBEMAIL ?? 'root@localhost'}>`;
}

/**
 * Change log in the form that Debian's tools read: one entry, which names the change log of the portal.
 * @param {{ version: string, seconds: number, maintainer: string }} options
 */
export function debianChangelog({ version, seconds, maintainer }) {
  const time = new Date(seconds * 1000).toUTCString().replace('GMT', '+0000');
  return `omics-portal (${version}) unstable; urgency=medium

  * Version ${version}. Its changes are in the help of the portal, and in
    /${INSTALLED_AT}/apps/server/documents.

 -- ${maintainer}  ${time}
`;
}

/** Control file of the package. `size` in kilobytes. */
export function controlFile(version, size, maintainer) {
  return `Package: omics-portal
Version: ${version}
Architecture: all
Maintainer: ${maintainer}
Installed-Size: ${size}
Depends: nodejs (>= 20.19)
Recommends: chromium | google-chrome-stable | microsoft-edge-stable | brave-browser, fonts-droid-fallback | fonts-noto-cjk
Section: science
Priority: optional
Description: portal for multi-omics reference data and quality control
 Reference data sets, QC pipelines with their reports, and files, in a window
 of its own with a server on this machine. Its user signs in without a
 password; nobody else can reach it.
`;
}

/** Checksums of all installed files, by which `dpkg --verify` finds changed ones. */
function checksums(tree) {
  const lines = filesBelow(join(tree, 'usr')).map((path) => {
    const digest = createHash('md5').update(readFileSync(path)).digest('hex');
    return `${digest}  ${path.slice(tree.length + 1)}\n`;
  });
  return lines.join('');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
    });
}

/** Size as Debian counts it: each file in whole kilobytes. */
function kilobytes(folder) {
  return filesBelow(folder).reduce((sum, path) => sum + Math.ceil(statSync(path).size / 1024), 0);
}
