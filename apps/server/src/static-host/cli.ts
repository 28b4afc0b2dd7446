import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findHome } from '../config/server-home.ts';
import { StartError } from '../config/start-error.ts';
import { writeStaticHost } from './write-static-host.ts';

const HELP = `npm run static-host -- --config FILE --to FOLDER [--connect ORIGIN]... [--plain-http]

Writes the built portal for a static host: FOLDER/site is what it serves, with the settings of FILE (README, "Your own back ends") and
_headers for Netlify and Cloudflare Pages; FOLDER/nginx.conf and FOLDER/Caddyfile are for these servers.
--connect     a further origin that pages may call, such as that of the object store or of the provider's token endpoint
--plain-http  the site has no TLS
`;

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      config: { type: 'string' },
      to: { type: 'string' },
      connect: { type: 'string', multiple: true },
      'plain-http': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const { config, to, connect = [] } = values;
  if (values.help === true || config === undefined || to === undefined) {
    process.stdout.write(HELP);
    if (values.help !== true) process.exitCode = 1;
    return;
  }
  const wrong = connect.find((address) => !URL.canParse(address));
  if (wrong !== undefined)
    throw new StartError(`--connect must be an origin like https://s3.example.org; it is "${wrong}".`);
  const folder = resolve(to);
  const { policy } = await writeStaticHost({
    portalDist: join(findHome().repository, 'apps/portal/dist'),
    settings: resolve(config),
    to: folder,
    connect,
    isTls: values['plain-http'] !== true,
  });
  console.log(`The portal is in ${join(folder, 'site')}. Its policy:\n${policy}`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected =
    error instanceof StartError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
