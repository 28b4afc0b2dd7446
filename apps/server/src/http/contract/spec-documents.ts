import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A JSON object of a document. */
export type Node = Record<string, unknown>;

/** A node and the document it was found in, which is what its own relative `$ref`s start from. */
export interface Located {
  node: Node;
  uri: string;
}

/** Documents are known by made-up addresses, so that references between files resolve as URLs do. Nothing is fetched. */
const BASE = 'spec:///';

/** The OpenAPI documents of the repository, by address. */
export class SpecDocuments {
  readonly documents = new Map<string, Node>();

  constructor(folder: string) {
    for (const name of yamlFiles(folder))
      this.documents.set(BASE + name, parse(readFileSync(join(folder, name), 'utf8')) as Node);
  }

  /** A document by its file name, such as `datains.yaml`. */
  document(name: string): Located {
    const node = this.documents.get(BASE + name);
    if (!node) throw new Error(`openapi/${name} is missing.`);
    return { node, uri: BASE + name };
  }

  /** Follows `$ref` until a node is there. Throws when a reference leads nowhere: the documents are part of the program. */
  follow(found: Located): Located {
    const ref = found.node['$ref'];
    if (typeof ref !== 'string') return found;
    const [file = '', pointer = ''] = new URL(ref, found.uri).href.split('#');
    let node: unknown = this.documents.get(file);
    for (const part of pointer.split('/').slice(1)) node = (node as Node | undefined)?.[unescape(part)];
    if (typeof node !== 'object' || node === null) throw new Error(`${ref} in ${found.uri} leads nowhere.`);
    return this.follow({ node: node as Node, uri: file });
  }

  /** A schema that means the same anywhere: its top reference followed, the inner ones absolute. */
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
