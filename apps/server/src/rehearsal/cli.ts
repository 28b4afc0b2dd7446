import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { StartError } from '../config/start-error.ts';
import { capitalized, databaseName } from '../records/database-name.ts';
import { rehearsalLines } from './rehearsal-lines.ts';
import { rehearse } from './rehearse.ts';

const HELP = `npm run migrate -- --rehearse   runs the migrations of this version on the data, reports them, and changes nothing

It reads the variables of the server (DATA_DIR, DATABASE_URL, ...). The start of the server is what migrates.
Exit code: 0 when all succeed, 2 when one fails, 1 when they could not be rehearsed.
`;
const FAILED = 2;

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rehearse: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.rehearse !== true) {
    process.stdout.write(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const steps = await rehearse(config);
  const lines = rehearsalLines(steps, databaseName(config));
  console.log(capitalized(lines.join('\n')));
  if (steps?.some(({ problem }) => problem !== undefined)) process.exitCode = FAILED;
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(isExpected ? reason : `The migrations could not be rehearsed: ${reason}`);
  process.exitCode = 1;
});
