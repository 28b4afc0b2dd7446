import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOperations, type SpecOperation } from './spec-operations.ts';
import { type Node, SpecDocuments } from './spec-documents.ts';

const specs = new SpecDocuments(join(import.meta.dirname, '../../../../../openapi'));

/** Quotes and a comma. */
const AROUND = 3;

/** Properties of a body that are lists of texts of a limited number and length, with the bytes of the longest one. */
function textLists({ body }: SpecOperation): { name: string; items: number; bytes: number }[] {
  const properties = (body?.schema['properties'] ?? {}) as Record<string, Node>;
  return Object.entries(properties).flatMap(([name, { maxItems, items }]) => {
    const { maxLength } = (items ?? {}) as Node;
    return typeof maxItems === 'number' && typeof maxLength === 'number'
      ? [{ name, items: maxItems, bytes: maxItems * (maxLength + AROUND) }]
      : [];
  });
}

test.each(listOperations(specs).filter((operation) => textLists(operation).length > 0))(
  'the longest list that the schema of $id accepts is within its body limits',
  (operation) => {
    const { limits } = operation;
    for (const { items, bytes } of textLists(operation)) {
      expect(items).toBeLessThanOrEqual(Math.min(limits.items, limits.values));
      expect(bytes).toBeLessThanOrEqual(limits.bytes);
    }
  },
);
