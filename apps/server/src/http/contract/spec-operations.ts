import { readBodyLimits, type BodySizeLimits } from './body-limits.ts';
import { rateClassOf, type RateClass } from '../../config/rate-class.ts';
import { scopeOf, type OperationScope } from './operation-scope.ts';
import type { Located, Node, SpecDocuments } from './spec-documents.ts';

/** Names of the three services and their documents. */
export const SERVICES = ['datains', 'quartet-service', 'dataseq'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** Access to an operation: public, public with more for signed-in callers, or signed-in callers only. */
export type Access = 'anonymous' | 'optional' | 'required';

/** Operation of a document, with its references resolved. */
export interface SpecOperation {
  id: string;
  service: ServiceName;
  method: string;
  /** Path below the root of the server, with `:name` for parameters. */
  url: string;
  access: Access;
  /** Scope that a personal access token needs; undefined for an operation that takes no token. */
  scope: OperationScope | undefined;
  /** Class whose rate limit counts its requests. */
  rateClass: RateClass;
  path: Node;
  query: Node;
  header: Node;
  body:
    | {
        schema: Node;
        required: boolean;
        /** Schemas of the bodies by the ends of the parameter `name`, for the problem of a body (`x-schema-by-name`). */
        byName: readonly (readonly [end: string, schema: Node])[];
      }
    | undefined;
  /** Checked before the body is validated. */
  limits: BodySizeLimits;
  /** JSON schemas by status; null for a response without a JSON body. */
  responses: Map<string, Node | null>;
}

const METHODS = ['get', 'put', 'post', 'delete'] as const;

/** Lists all operations of the three documents. */
export function listOperations(specs: SpecDocuments): SpecOperation[] {
  return SERVICES.flatMap((service) => {
    const root = specs.document(`${service}.yaml`);
    return Object.entries(root.node['paths'] as Record<string, Node>).flatMap(([path, item]) =>
      METHODS.flatMap((method) =>
        item[method] ? [readOperation(specs, root, service, path, method, item)] : [],
      ),
    );
  });
}

function readOperation(
  specs: SpecDocuments,
  root: Located,
  service: ServiceName,
  path: string,
  method: string,
  item: Node,
): SpecOperation {
  const operation = item[method] as Node;
  const at = (node: unknown): Located => ({ node: node as Node, uri: root.uri });
  const id = String(operation['operationId']);
  const security = operation['security'] ?? root.node['security'];
  const parameters = [...list(item['parameters']), ...list(operation['parameters'])].map((node) =>
    specs.follow(at(node)),
  );
  return {
    id,
    service,
    method: method.toUpperCase(),
    url:
      (baseOf(operation) ?? baseOf(item) ?? baseOf(root.node) ?? '') + path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: accessOf(security),
    scope: scopeOf(id, security),
    rateClass: rateClassOf(id, operation['x-rate-limit']),
    path: parameterSchema(specs, parameters, 'path'),
    query: parameterSchema(specs, parameters, 'query'),
    header: parameterSchema(specs, parameters, 'header'),
    body: operation['requestBody'] ? readBody(specs, at(operation['requestBody'])) : undefined,
    limits: readBodyLimits(operation),
    responses: readResponses(specs, at(operation['responses'])),
  };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function baseOf(node: Node): string | undefined {
  const server = list(node['servers'])[0] as Node | undefined;
  return server ? String(server['url']).replace(/\/$/, '') : undefined;
}

function accessOf(security: unknown): Access {
  const ways = list(security) as Node[];
  if (ways.length === 0) return 'anonymous';
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}

function parameterSchema(specs: SpecDocuments, parameters: Located[], location: string): Node {
  const here = parameters.filter(({ node }) => node['in'] === location);
  const nameOf = ({ node }: Located) =>
    location === 'header' ? String(node['name']).toLowerCase() : String(node['name']);
  return {
    type: 'object',
    required: here.filter(({ node }) => node['required'] === true).map(nameOf),
    properties: Object.fromEntries(
      here.map((found) => [
        nameOf(found),
        specs.portableSchema({ node: found.node['schema'] as Node, uri: found.uri }),
      ]),
    ),
  };
}

function jsonSchema(specs: SpecDocuments, found: Located): Node | null {
  const content = found.node['content'] as Record<string, Node> | undefined;
  const media = content?.['application/json'];
  return media?.['schema'] ? specs.portableSchema({ node: media['schema'] as Node, uri: found.uri }) : null;
}

function readBody(specs: SpecDocuments, found: Located): SpecOperation['body'] {
  const body = specs.follow(found);
  const schema = jsonSchema(specs, body);
  const byName = Object.entries((body.node['x-schema-by-name'] ?? {}) as Record<string, Node>).map(
    ([end, node]) => [end, specs.portableSchema({ node, uri: body.uri })] as const,
  );
  return schema ? { schema, required: body.node['required'] === true, byName } : undefined;
}

function readResponses(specs: SpecDocuments, found: Located): Map<string, Node | null> {
  return new Map(
    Object.entries(found.node).map(([status, response]) => [
      status,
      jsonSchema(specs, specs.follow({ node: response as Node, uri: found.uri })),
    ]),
  );
}
