import { resolve } from 'node:path';

// Enough to find tools and to use UTF-8. The server's secrets are not passed on.
const PASSED_VARIABLES = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot'];

/** Environment of a program: `PASSED_VARIABLES`, and `REFERENCE_SETS_DIR` as an absolute path. */
export function programEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const passed = PASSED_VARIABLES.filter((name) => environment[name] !== undefined);
  // The path is relative to the working folder of the server, not to that of the program.
  const sets = environment['REFERENCE_SETS_DIR']?.trim();
  return {
    ...Object.fromEntries(passed.map((name) => [name, environment[name]])),
    ...(sets ? { REFERENCE_SETS_DIR: resolve(sets) } : {}),
  };
}
