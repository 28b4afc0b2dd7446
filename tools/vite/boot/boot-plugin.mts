import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import type { FirstScreen } from './first-screen.mts';
import { bootFilesOf, type ChunkFile } from './boot-files.mts';

/** Maximum size of the boot script, in bytes. */
const MAX_BOOT_BYTES = 1024;
const LOCALES = ['en-US', 'zh-CN'];

export interface BootOptions {
  readonly screens: readonly FirstScreen[];
  /** Script that sets theme and language before the first paint. */
  readonly themeScript: string;
  /** `config.json` to include in the build, for static hosts; the reference server inserts its own. */
  readonly configFile?: string | undefined;
}

/** Placeholder in index.html: after the character set, before all elements that load a file. */
const PLACEHOLDER = '<!--boot-->';

/** JSON element that the page reads by id. `<` is escaped, so that no text can end the element. */
function dataElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function configOf(file: string | undefined): unknown {
  if (file === undefined) return null;
  if (!existsSync(file)) throw new Error(`PORTAL_CONFIG names ${file}, which does not exist`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Element of index.html that loads a file in development; a build inlines it, because the first paint needs it. */
const THEME_SCRIPT = /<script src="[^"]*theme-boot\.js"><\/script>/;

/** Inline script element from a file of this repository. */
function inlineScript(path: string): string {
  return `<script>${minifySync(path, readFileSync(path, 'utf8')).code.trim()}</script>`;
}

/** Boot script for the page. Throws when it exceeds its budget. */
export function bootScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'boot-script.js'), 'utf8');
  const { code } = minifySync('boot-script.js', source);
  if (code.length > MAX_BOOT_BYTES) {
    throw new Error(`The boot script has ${code.length} bytes; ${MAX_BOOT_BYTES} are allowed`);
  }
  return code;
}

/**
 * Vite plugin of the boot script: adds the site's configuration as data, a list of files by route, and a script that
 * preloads the files of the route in the URL, so that configuration, code and messages load before the entry requests them.
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
        const elements = [
          dataElement('portal-config', configOf(configFile)),
          dataElement('boot-files', { ...files, names }),
          `<script>${bootScript()}</script>`,
        ];
        return html
          .replace(PLACEHOLDER, () => elements.join('\n    '))
          .replace(THEME_SCRIPT, () => inlineScript(themeScript));
      },
    },
  };
}
