import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** JSON object of a document. */
export type Node = Record<string, unknown>;

/** Node with the URI of its document, the base of its relative `$ref`s. */
export interface Located {
  node: Node;
  uri: string;
}

/** Base URI of the documents, so that references between files resolve as URLs. Nothing is fetched. */
const BASE = 'spec:///';

/** OpenAPI documents of the repository, by URI. */
export class SpecDocuments {
  readonly documents = new Map<string, Node>();

  constructor(folder: string) {
    for (const name of yamlFiles(folder))
      this.documents.set(BASE + name, parse(readFileSync(join(folder, name), 'utf8')) as Node);
  }

  /** Returns a document by its file name, such as `datains.yaml`. */
  document(name: string): Located {
    const node = this.documents.get(BASE + name);
    if (!node) throw new Error(`openapi/${name} is missing.`);
    return { node, uri: BASE + name };
  }

  /** Resolves `$ref`s. Throws for a broken reference: the documents are part of the program. */
  follow(found: Located): Located {
    const ref = found.node['$ref'];
    if (typeof ref !== 'string') return found;
    const [file = '', pointer = ''] = new URL(ref, found.uri).href.split('#');
    let node: unknown = this.documents.get(file);
    for (const part of pointer.split('/').slice(1)) node = (node as Node | undefined)?.[unescape(part)];
    if (typeof node !== 'object' || node === null) throw new Error(`${ref} in ${found.uri} does not exist.`);
    return this.follow({ node: node as Node, uri: file });
  }

  /** Portable schema: its top reference is resolved, and the inner ones are absolute. */
  portableSchema(found: Located): Node {
    const target = this.follow(found);
    return absolute(target.node, target.uri) as Node;
  }
}

function unescape(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}

function yamlFiles(folder: string): string[] {
  const shared = readdirSync(join(folder, 'shared')).map((name) => `shared/${name}`);
  return [...readdirSync(folder), ...shared].filter((name) => name.endsWith('.yaml'));
}

function absolute(value: unknown, uri: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absolute(item, uri));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? new URL(inner, uri).href : absolute(inner, uri),
    ]),
  );
}
