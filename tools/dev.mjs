import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, ensureDependencies } from './setup/dependencies.mjs';
import { endWith, UserError } from './setup/user-error.mjs';

const DEFAULT_PORT = '4200';
const HELP = `npm run dev                   the portal and the reference server, both following every change of their sources
npm run dev -- --port 8080    on another port
`;

function readOptions() {
  let values;
  try {
    values = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UserError(`${error.message}. Known: --port NUMBER, --help.`);
  }
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`--port ${values.port} is not a port: use a whole number from 1 to 65535.`);
  }
  return { port, help: values.help };
}

async function dev() {
  const { port, help } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  checkNode();
  await ensureDependencies(resolve(import.meta.dirname, '..'));
  // Requires the packages, so it is imported after their installation.
  const { serve } = await import('./dev/serve.mjs');
  await serve(port);
}

dev().catch(endWith);
