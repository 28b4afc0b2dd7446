import type { Located, Node, SpecDocuments } from '../http/contract/spec-documents.ts';

/**
 * OpenAPI document in one piece: the parts of other files are among its own components, under their names. Throws if two
 * files give different parts the same name.
 */
export function bundledDocument(specs: SpecDocuments, name: string): Node {
  const root = specs.document(name);
  const components: Record<string, Record<string, unknown>> = {};
  const sources = new Map<string, Node>();

  const refer = (reference: string, uri: string): string => {
    const [, pointer = ''] = new URL(reference, uri).href.split('#');
    const [, , kind = '', key = ''] = pointer.split('/');
    const found = specs.follow({ node: { $ref: reference }, uri });
    const known = sources.get(pointer);
    if (known === undefined) {
      // Set first: a schema may contain itself.
      sources.set(pointer, found.node);
      const parts = (components[kind] ??= {});
      parts[key] = copy(found);
    } else if (known !== found.node) {
      throw new Error(`${pointer} has two meanings in ${name}.`);
    }
    return `#${pointer}`;
  };
  const copy = ({ node, uri }: Located): unknown => copyValue(node, uri);
  const copyValue = (value: unknown, uri: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copyValue(item, uri));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? refer(inner, uri) : copyValue(inner, uri),
      ]),
    );
  };

  const { components: own, ...rest } = root.node;
  for (const [kind, parts] of Object.entries((own ?? {}) as Record<string, Node>))
    for (const key of Object.keys(parts)) refer(`#/components/${kind}/${key}`, root.uri);
  return { ...(copyValue(rest, root.uri) as Node), components };
}
