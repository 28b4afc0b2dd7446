import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const FOLDER = new URL('../../../../openapi/', import.meta.url);
const BASES = { datains: '/datains', 'quartet-service': '/quartet-service', dataseq: '/dataseq' } as const;
const SHARED = ['errors', 'paging', 'security', 'status', 'apps'];

type Json = Record<string, unknown>;

/** Operation of the contract, with a request from its own examples. */
export interface Operation {
  operationId: string;
  request: () => Request;
  /** Status of its success response: of a redirection for an operation that has no other. */
  status: number;
  /** Validates the JSON of that response; absent when it is not JSON. */
  check: ValidateFunction | undefined;
}

const documents = new Map(
  [...Object.keys(BASES), ...SHARED.map((name) => `shared/${name}`)].map((name) => {
    const url = new URL(`${name}.yaml`, FOLDER).href;
    return [url, parse(readFileSync(new URL(url), 'utf8')) as Json];
  }),
);

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats(ajv);
documents.forEach((document, url) => ajv.addSchema(document, url));

/** Operations of the three documents. */
export function operations(): Operation[] {
  return Object.entries(BASES).flatMap(([service, base]) => {
    const url = new URL(`${service}.yaml`, FOLDER).href;
    const paths = documents.get(url)?.paths as Record<string, Json>;
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => ['get', 'post', 'put', 'delete'].includes(key))
        .map((method) => operationOf(url, baseOf(item) ?? base, path, method)),
    );
  });
}

/** Base that a path has instead of that of its document. */
function baseOf(item: Json): string | undefined {
  return (item.servers as { url: string }[] | undefined)?.[0]?.url;
}

function operationOf(url: string, base: string, path: string, method: string): Operation {
  const item = documents.get(url)?.paths as Record<string, Record<string, Json>>;
  const operation = item[path]![method]!;
  const parameters = [
    ...(((item[path] as Json).parameters as Json[]) ?? []),
    ...((operation.parameters as Json[]) ?? []),
  ];
  const resolved = parameters.map((parameter) => deref(url, parameter));
  const status = Number(Object.keys(operation.responses as Json).find((code) => /^[23]/.test(code)));
  const media =
    (operation.responses as Record<string, { content?: Record<string, unknown> }>)[status]?.content ?? {};
  const pointer = [
    'paths',
    path,
    method,
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  return {
    operationId: String(operation.operationId),
    request: () => requestOf(base, path, method, resolved, operation.requestBody as Json | undefined),
    status,
    check: 'application/json' in media ? ajv.compile({ $ref: `${url}#/${pointer}` }) : undefined,
  };
}

function requestOf(
  base: string,
  path: string,
  method: string,
  parameters: Json[],
  requestBody: Json | undefined,
): Request {
  const examples = (location: string) =>
    parameters.filter((p) => p.in === location).map((p) => [String(p.name), String(p.example)] as const);
  const filled = examples('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const url = new URL(`https://portal.test${base}${filled}`);
  // Filters would empty the synthetic lists, so only required parameters are sent.
  const needed = new Set([...parameters.filter((p) => p.required).map((p) => p.name), 'group', 'prefix']);
  examples('query')
    .filter(([name]) => needed.has(name))
    .forEach(([name, value]) => url.searchParams.set(name, value));
  const content = (requestBody?.content as Record<string, Json> | undefined)?.['application/json'];
  const body =
    content &&
    (content.example ?? (Object.values(content.examples as Record<string, Json>)[0]?.value as unknown));
  return new Request(url, {
    method: method.toUpperCase(),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
}

/** Resolves the `$ref` of a parameter, within its document or in another. */
function deref(base: string, value: Json): Json {
  if (typeof value.$ref !== 'string') {
    return value;
  }
  const target = new URL(value.$ref, base);
  const document = documents.get(target.href.replace(target.hash, ''));
  const found = target.hash
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json)[key], document);
  return found as Json;
}
