import { isNode, readQueryTree, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { ApiError } from '../../http/api-error.ts';
import { treeProblemDetail } from '../../http/contract/query-tree-keyword.ts';
import { RECORD_KEYS } from './record-keys.ts';

/**
 * Reads the query tree of a validated body. @throws ApiError 400 that names a field which the collection does not have.
 * Malformed trees were refused before, by the keyword of the contract.
 */
export function readTree(body: unknown, schemaKeys: ReadonlySet<string>): QueryTree {
  const reading = readQueryTree(body);
  if (!reading.ok) {
    const { field, message } = treeProblemDetail(reading);
    throw badRequest(field, `${field} ${message}.`);
  }
  if (isNode(reading.tree)) checkNode(reading.tree, schemaKeys);
  return reading.tree;
}

/** Throws 400 for a field that the collection does not have. */
export function checkField(field: string, key: string, schemaKeys: ReadonlySet<string>): string {
  if (schemaKeys.has(key) || RECORD_KEYS.has(key)) return key;
  throw badRequest(field, `The collection has no field "${key}".`);
}

function checkNode(node: QueryNode, schemaKeys: ReadonlySet<string>): void {
  if (node.type === 'group') {
    for (const child of node.children) checkNode(child, schemaKeys);
    return;
  }
  checkField(node.query.variable, node.query.variable, schemaKeys);
}

function badRequest(field: string, message: string): ApiError {
  return new ApiError(400, `The query cannot be answered: ${message}`, [{ field, message }]);
}
