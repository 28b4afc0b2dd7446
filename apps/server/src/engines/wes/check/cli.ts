import { parseArgs } from 'node:util';
import { readConfig } from '../../../config/read-config.ts';
import { StartError } from '../../../config/start-error.ts';
import { checkEngine, type Finding } from './check-engine.ts';

const HELP = `npm run engine:check                 checks the connection to each engine of the environment (WES_URL, WES_<NAME>_URL)
npm run engine:check -- --run        runs a small workflow on each, too
npm run engine:check -- --engine toil   only the engine with this name
`;

const MARKS: Readonly<Record<Finding['level'], string>> = { ok: 'ok', note: 'note', problem: 'PROBLEM' };

/** Checks the engines and prints the findings; resolves to the exit code: 1 when there is a problem. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { run: { type: 'boolean' }, engine: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const { wesEngines, publicUrl } = readConfig(process.env);
  const engines = wesEngines.filter(({ name }) => values.engine === undefined || name === values.engine);
  if (engines.length === 0) {
    process.stderr.write(
      values.engine === undefined
        ? 'No engine is configured: set WES_URL to the address of its WES API, or WES_<NAME>_URL for one with a name.\n'
        : `There is no engine "${values.engine}": set WES_${values.engine.toUpperCase()}_URL.\n`,
    );
    return 1;
  }
  let problems = 0;
  for (const settings of engines) {
    process.stdout.write(`${settings.name}  ${settings.url}\n`);
    for await (const { level, text } of checkEngine({ settings, publicUrl, run: values.run === true })) {
      process.stdout.write(`  ${MARKS[level].padEnd(7)}  ${text}\n`);
      if (level === 'problem') problems += 1;
    }
  }
  return problems === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isKnown =
      error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isKnown ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  },
);
