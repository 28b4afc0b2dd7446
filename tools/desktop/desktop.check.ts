import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackages } from '../setup/apt.mjs';
import { CHROMIUM, ensureChromium } from '../setup/chromium.mjs';
import { until } from '../test/engines/until.mjs';

const root = resolve(import.meta.dirname, '../..');
/** The launcher refuses root; as root the test starts it as `nobody` of Debian. */
const isRoot = process.getuid?.() === 0;
const USER = isRoot ? { uid: 65534, gid: 65534 } : {};
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

let folder: string;
let installed: string;
let home: string;
let browser: string;
let screen: ChildProcess;
let display: string;
beforeAll(async () => {
  await ensureChromium();
  // A second start needs real windows: headless Chromium refuses a further process of one profile.
  const missing = ['Xvfb', 'lintian'].filter((name) => !existsSync(`/usr/bin/${name}`));
  if (missing.length > 0) await installPackages(missing.map((name) => name.toLowerCase()));
  screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!screen.stdout) throw new Error('Xvfb has no output.');
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  display = `:${number.toString().trim()}`;
  execFileSync(process.execPath, ['tools/package-desktop.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEBFULLNAME: 'Ada Packager', DEBEMAIL: 'ada@packages.org' },
  });
  folder = mkdtempSync(join(tmpdir(), 'desktop-'));
  chmodSync(folder, 0o755);
  installed = join(folder, 'root');
  home = join(folder, 'home');
  mkdirSync(home);
  if (USER.uid !== undefined) chownSync(home, USER.uid, USER.gid);
  browser = join(folder, 'browser');
  writeFileSync(
    browser,
    `#!/bin/sh\nexec '${CHROMIUM}' --no-sandbox --disable-gpu --disable-background-networking --remote-debugging-port=0 "$@"\n`,
    { mode: 0o755 },
  );
});
afterAll(() => {
  screen.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs dpkg on the root, which has no other package: what the portal depends on is on this machine. */
function dpkg(...args: string[]) {
  const options = [`--root=${installed}`, '--force-depends', '--force-not-root', '--force-script-chrootless'];
  return spawnSync('dpkg', [...options, ...args], { encoding: 'utf8' });
}

/** Starts the installed portal. */
function start(variables: Record<string, string> = {}): ChildProcess {
  return spawn(join(installed, 'usr/bin/omics-portal'), [], {
    ...USER,
    cwd: '/',
    env: {
      PATH: '/usr/bin:/bin',
      HOME: home,
      TMPDIR: '/tmp',
      DISPLAY: display,
      PORTAL_CHROMIUM: browser,
      ...variables,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

/** Exit code of a launcher, with its messages. */
async function endOf(launcher: ChildProcess): Promise<{ code: unknown; text: string }> {
  let text = '';
  launcher.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(launcher, 'close')) as unknown[];
  return { code, text };
}

const stored = (name: string) => join(home, '.local/share/omics-portal', name);

/** Connects to the browser that the launcher has opened. */
async function connect(): Promise<Browser> {
  const file = stored('browser/DevToolsActivePort');
  await until(async () => existsSync(file) && readFileSync(file, 'utf8').includes('\n'), Boolean);
  const [port] = readFileSync(file, 'utf8').split('\n');
  return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
}

const pagesOf = (opened: Browser) => opened.contexts().flatMap((context) => context.pages());

test('lintian finds no error and nothing to warn of', () => {
  const file = join(root, `dist/desktop/omics-portal_${version}_all.deb`);
  const { stdout, status } = spawnSync('lintian', ['--allow-root', '--fail-on=error,warning', file], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['', 0]);
});

test('the package installs into an empty root, with all files as they were packed', () => {
  mkdirSync(join(installed, 'var/lib/dpkg/info'), { recursive: true });
  mkdirSync(join(installed, 'var/lib/dpkg/updates'));
  writeFileSync(join(installed, 'var/lib/dpkg/status'), '');
  const file = join(root, `dist/desktop/omics-portal_${version}_all.deb`);
  expect(dpkg('--install', file)).toMatchObject({ status: 0 });
  expect(readFileSync(join(installed, 'var/lib/dpkg/status'), 'utf8')).toMatch(
    /^Status: install ok installed$/m,
  );
  expect(dpkg('--verify', 'omics-portal').stdout).toBe('');
});

test('help and version need no browser, and without one a sentence says what to install', async () => {
  const program = join(installed, 'usr/bin/omics-portal');
  expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toBe(`${version}\n`);
  expect(execFileSync(program, ['--help'], { encoding: 'utf8' })).toContain('Usage: omics-portal');
  // Without a display: the sentence would wait in a window.
  const { code, text } = await endOf(start({ PORTAL_CHROMIUM: join(folder, 'none'), DISPLAY: '' }));
  expect([code, text]).toEqual([1, expect.stringContaining('is no program')]);
});

test('it opens signed in, a second start opens a further window, nobody else reaches it, and it ends with its windows', async () => {
  const launcher = start();
  const end = endOf(launcher);
  const opened = await connect();
  const [page] = await until(
    async () => pagesOf(opened),
    (pages) => pages.length > 0,
  );
  if (!page) throw new Error('There is no window.');
  const { port, user } = JSON.parse(readFileSync(stored('desktop.json'), 'utf8')) as {
    port: number;
    user: string;
  };
  await page.waitForURL(`http://127.0.0.1:${port}/#/**`, { timeout: 300_000 });
  await page.getByRole('banner').getByText(user).waitFor({ timeout: 300_000 });
  await page.getByText('Desktop app').waitFor({ timeout: 300_000 });

  expect((await endOf(start())).code).toBe(0);
  await until(
    async () => pagesOf(opened).length,
    (count) => count === 2,
  );

  if (isRoot) await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  const control = await opened.newBrowserCDPSession();
  await control.send('Browser.close').catch(() => undefined);
  expect(await end).toEqual({ code: 0, text: expect.any(String) });
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});
