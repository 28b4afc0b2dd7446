import type { Located, Node, SpecDocuments } from '../http/contract/spec-documents.ts';
import { listOperations, type SpecOperation } from '../http/contract/spec-operations.ts';

/** Parameter of an operation with its example value. */
export interface ExampleParameter {
  name: string;
  location: 'path' | 'query' | 'header';
  required: boolean;
  value: string;
}

/** Example request: a valid request for one operation, from the examples of its OpenAPI document. */
export interface ExampleRequest {
  operation: SpecOperation;
  parameters: ExampleParameter[];
  /** Undefined for an operation without a body. */
  body: unknown;
}

/** Example requests for all operations of the three documents, so that tests include each new operation. */
export function exampleRequests(specs: SpecDocuments): ExampleRequest[] {
  return listOperations(specs).map((operation) => {
    const { node, item, uri } = findOperation(specs, operation);
    const parameters = [...list(item['parameters']), ...list(node['parameters'])].map((parameter) =>
      readParameter(specs, { node: parameter as Node, uri }),
    );
    return { operation, parameters, body: exampleBody(node) };
  });
}

/** URL of a request; `replaced` overrides parameter values, percent-encoded by the caller. */
export function addressOf(
  { operation, parameters }: ExampleRequest,
  replaced: Readonly<Record<string, string>> = {},
): string {
  const valueOf = ({ name, value }: ExampleParameter) => replaced[name] ?? encodeURIComponent(value);
  const path = parameters
    .filter(({ location }) => location === 'path')
    .reduce((url, parameter) => url.replace(`:${parameter.name}`, valueOf(parameter)), operation.url);
  const query = parameters
    .filter(({ location, required, name }) => location === 'query' && (required || name in replaced))
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

function findOperation(
  specs: SpecDocuments,
  { service, id }: SpecOperation,
): { node: Node; item: Node; uri: string } {
  const root = specs.document(`${service}.yaml`);
  for (const item of Object.values(root.node['paths'] as Record<string, Node>)) {
    const node = Object.values(item).find((value) => (value as Node)['operationId'] === id);
    if (node) return { node: node as Node, item, uri: root.uri };
  }
  throw new Error(`${service}.yaml has no operation ${id}.`);
}

function readParameter(specs: SpecDocuments, found: Located): ExampleParameter {
  const { node } = specs.follow(found);
  return {
    name: String(node['name']),
    location: node['in'] as ExampleParameter['location'],
    required: node['required'] === true,
    value: String(node['example']),
  };
}

function exampleBody(operation: Node): unknown {
  const body = operation['requestBody'] as { content: Record<string, Node> } | undefined;
  const media = body?.content['application/json'];
  if (media === undefined) return undefined;
  const examples = Object.values((media['examples'] ?? {}) as Record<string, Node>);
  return media['example'] ?? examples.at(-1)?.['value'];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
