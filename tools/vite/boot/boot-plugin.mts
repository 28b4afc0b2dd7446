import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import type { FirstScreen } from './first-screen.mts';
import { bootFilesOf, type ChunkFile } from './boot-files.mts';

/** Largest boot script, in bytes. */
const MAX_BOOT_BYTES = 1024;
const LOCALES = ['en-US', 'zh-CN'];

export interface BootOptions {
  readonly screens: readonly FirstScreen[];
  /** The script that sets theme and language before the first paint. */
  readonly themeScript: string;
  /** A `config.json` to build in, for static hosts; the reference server writes its own into the page. */
  readonly configFile?: string | undefined;
}

/** Stands in index.html where the elements go: behind the character set, before everything that loads a file. */
const PLACEHOLDER = '<!--boot-->';

/** JSON that the page reads by id. No text in it can end the element. */
function dataElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function configOf(file: string | undefined): unknown {
  if (file === undefined) return null;
  if (!existsSync(file)) throw new Error(`PORTAL_CONFIG names ${file}, which does not exist`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Element of index.html that development loads as a file; a build inlines it, since the first paint waits for it. */
const THEME_SCRIPT = /<script src="[^"]*theme-boot\.js"><\/script>/;

/** A script of this repository as it stands in the page. */
function inlineScript(path: string): string {
  return `<script>${minifySync(path, readFileSync(path, 'utf8')).code.trim()}</script>`;
}

/** The boot script as it stands in the page. Throws when it is larger than its budget. */
export function bootScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'boot-script.js'), 'utf8');
  const { code } = minifySync('boot-script.js', source);
  if (code.length > MAX_BOOT_BYTES) {
    throw new Error(`The boot script has ${code.length} bytes; ${MAX_BOOT_BYTES} are allowed`);
  }
  return code;
}

/**
 * Vite plugin: index.html starts the first screen itself. It gets the site's configuration as data, a list of files by
 * route, and a script that preloads those of the route in the address, so that neither configuration nor code nor
 * messages wait for the entry to ask for them.
 */
export function boot({ screens, themeScript, configFile }: BootOptions): Plugin {
  return {
    name: 'boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (file): file is typeof file & ChunkFile => file.type === 'chunk',
        );
        const entryFiles = new Set(
          chunks.flatMap(({ fileName }) => (html.includes(fileName) ? [fileName] : [])),
        );
        const files = bootFilesOf({ chunks, entryFiles, screens, locales: LOCALES });
        const names = files.names.map((name) => `./${name}`);
        if (!html.includes(PLACEHOLDER)) throw new Error(`index.html has no ${PLACEHOLDER}`);
        const parts = [
          dataElement('portal-config', configOf(configFile)),
          dataElement('boot-files', { ...files, names }),
          `<script>${bootScript()}</script>`,
        ];
        return html
          .replace(PLACEHOLDER, () => parts.join('\n    '))
          .replace(THEME_SCRIPT, () => inlineScript(themeScript));
      },
    },
  };
}
