import type { Located, Node, SpecDocuments } from '../http/contract/spec-documents.ts';
import { listOperations, type SpecOperation } from '../http/contract/spec-operations.ts';

/** A parameter of an operation and the value that its document shows. */
export interface ExampleParameter {
  name: string;
  place: 'path' | 'query' | 'header';
  required: boolean;
  value: string;
}

/** A valid request for one operation, made of the examples of its document. */
export interface ExampleRequest {
  operation: SpecOperation;
  parameters: ExampleParameter[];
  /** Undefined where the operation has no body. */
  body: unknown;
}

/** One request for each operation of the three documents: a new operation is in every test that walks them. */
export function exampleRequests(specs: SpecDocuments): ExampleRequest[] {
  return listOperations(specs).map((operation) => {
    const { node, item, uri } = findOperation(specs, operation);
    const parameters = [...list(item['parameters']), ...list(node['parameters'])].map((parameter) =>
      readParameter(specs, { node: parameter as Node, uri }),
    );
    return { operation, parameters, body: exampleBody(node) };
  });
}

/** The address of a request; `replaced` puts other texts into parameters, percent-encoded by the caller. */
export function addressOf(
  { operation, parameters }: ExampleRequest,
  replaced: Readonly<Record<string, string>> = {},
): string {
  const valueOf = ({ name, value }: ExampleParameter) => replaced[name] ?? encodeURIComponent(value);
  const path = parameters
    .filter(({ place }) => place === 'path')
    .reduce((url, parameter) => url.replace(`:${parameter.name}`, valueOf(parameter)), operation.url);
  const query = parameters
    .filter(({ place, required, name }) => place === 'query' && (required || name in replaced))
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
    place: node['in'] as ExampleParameter['place'],
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
