import { UserError } from '../setup/user-error.mjs';
import type { ChangeSet } from './change-set.ts';
import { handlerFile, handlerTest, mockFile, openapiPath, openapiSchemas } from './endpoint-templates.ts';
import { addImport, insertBefore } from './insert-text.ts';
import type { Names } from './names.ts';

const ALL_HANDLERS = 'apps/server/src/services/all-handlers.ts';
const MOCKS = 'libs/api-mocks/src';

/** Exports of the services' typed mocks in libs/api-mocks/src/http/services.ts. */
const MOCK_SERVICES: Readonly<Record<string, string>> = {
  datains: 'datainsHttp',
  'quartet-service': 'reportHttp',
  dataseq: 'dataseqHttp',
};

/** Options of `npm run new -- endpoint`. */
export interface EndpointOptions {
  /** OpenAPI document of the operation. */
  readonly service: string;
  /** True for an operation without a token. */
  readonly isPublic: boolean;
}

/** Adds a paged list at `GET /api/NAME`: contract, handler of the reference server with a test, and mocks. */
export function addEndpoint(changes: ChangeSet, names: Names, { service, isPublic }: EndpointOptions): void {
  const mockService = MOCK_SERVICES[service];
  if (mockService === undefined) {
    const known = Object.keys(MOCK_SERVICES).join(', ');
    throw new UserError(`--service ${service} is no service. Known: ${known}.`);
  }
  if (service === 'dataseq' && !isPublic) {
    throw new UserError('Everything in dataseq is public: add --public, or choose another --service.');
  }
  addToContract(changes, names, { service, isPublic });
  const folder = `apps/server/src/services/${service}`;
  changes.create(`${folder}/${names.kebab}-handlers.ts`, handlerFile(names, service, isPublic));
  changes.create(`${folder}/${names.kebab}-handlers.test.ts`, handlerTest(names, service, isPublic));
  changes.edit(ALL_HANDLERS, (text) => withHandlers(text, names, service));
  changes.create(`${MOCKS}/handlers/${names.kebab}-handlers.ts`, mockFile(names, mockService, isPublic));
  const index = `${MOCKS}/index.ts`;
  changes.edit(index, (text) =>
    insertBefore(text, {
      path: index,
      anchor: '\n// All success cases',
      addition: `export { ${names.camel}Handlers } from './handlers/${names.kebab}-handlers';\n`,
    }),
  );
  const happy = `${MOCKS}/handlers/happy-handlers.ts`;
  changes.edit(happy, (text) =>
    insertBefore(addImport(text, `./${names.kebab}-handlers`, `${names.camel}Handlers`), {
      path: happy,
      anchor: '\n];',
      addition: `\n  ${names.camel}Handlers.list,`,
    }),
  );
}

function addToContract(changes: ChangeSet, names: Names, { service, isPublic }: EndpointOptions): void {
  const path = `openapi/${service}.yaml`;
  changes.edit(path, (text) => {
    for (const taken of [
      `  /api/${names.kebab}:`,
      `operationId: list${names.pascal}`,
      `    ${names.pascal}:`,
    ]) {
      if (text.includes(`${taken}\n`))
        throw new UserError(`${path} has "${taken.trim()}" already: choose another name.`);
    }
    const tag = /\ntags:\n {2}- name: (\S+)/.exec(text)?.[1];
    if (tag === undefined) throw new UserError(`${path} has no tags: update tools/new/endpoint.ts.`);
    const isPublicDocument = /\nsecurity: \[\]\n/.test(text);
    const withPath = insertBefore(text, {
      path,
      anchor: '\ncomponents:\n',
      addition: `\n${openapiPath(names, tag, { isPublic, isPublicDocument })}`,
    });
    return `${withPath.trimEnd()}\n${openapiSchemas(names)}`;
  });
}

/** Adds the new handlers to the table of the service. */
function withHandlers(text: string, { camel, kebab }: Names, service: string): string {
  const key = service.includes('-') ? `'${service}'` : service;
  const line = new RegExp(String.raw`^( +${key}: )(\{[^}]*\}|[^{,]+),$`, 'm').exec(text);
  if (!line) throw new UserError(`${ALL_HANDLERS} has no table of ${service}: update tools/new/endpoint.ts.`);
  const [whole, start, table = ''] = line;
  const inner = table.startsWith('{') ? table.replaceAll(/^\{|,?\s*\}$/g, '').trim() : `...${table}`;
  return addImport(
    text.replace(whole, () => `${start}{ ${inner}, ...${camel}Handlers() },`),
    `./${service}/${kebab}-handlers.ts`,
    `${camel}Handlers`,
  );
}
