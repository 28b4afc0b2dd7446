import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';

const MACRO_IMPORT = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

/**
 * Plugins for React with Lingui's macros: for builds, stories and unit tests. Babel transforms only files that import a macro, one in
 * six. It takes more time than all other transforms together, and without a plugin it has nothing to do.
 */
export function linguiReact(): ReturnType<typeof react> {
  return react({
    babel: (id) => ({ plugins: importsMacro(id) ? ['@lingui/babel-plugin-lingui-macro'] : [] }),
  });
}

/** True if the file of a module imports a macro of Lingui. */
function importsMacro(id: string): boolean {
  return MACRO_IMPORT.test(readFileSync(id.replace(/\?.*$/, ''), 'utf8'));
}
