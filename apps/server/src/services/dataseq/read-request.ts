import { isNode, readQueryTree, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import { treeProblemDetail } from '../../http/contract/query-tree-keyword.ts';
import { badQuery } from './bad-query.ts';
import { RECORD_KEYS } from './record-keys.ts';

/**
 * Reads the query tree of a validated body. @throws ApiError 400 that names a field which the collection does not have.
 * Malformed trees were refused before, by the keyword of the contract.
 */
export function readTree(body: unknown, schemaKeys: ReadonlySet<string>): QueryTree {
  const reading = readQueryTree(body);
  if (!reading.ok) {
    const { field, message } = treeProblemDetail(reading);
    throw badQuery(field, {
      'en-US': `${field} ${message['en-US']}.`,
      'zh-CN': `${field} ${message['zh-CN']}。`,
    });
  }
  if (isNode(reading.tree)) checkNode(reading.tree, schemaKeys);
  return reading.tree;
}

/** Throws 400 for a field that the collection does not have. */
export function checkField(field: string, key: string, schemaKeys: ReadonlySet<string>): string {
  if (schemaKeys.has(key) || RECORD_KEYS.has(key)) return key;
  throw badQuery(field, {
    'en-US': `The collection has no field "${key}".`,
    'zh-CN': `此数据集合没有字段“${key}”。`,
  });
}

function checkNode(node: QueryNode, schemaKeys: ReadonlySet<string>): void {
  if (node.type === 'group') {
    for (const child of node.children) checkNode(child, schemaKeys);
    return;
  }
  checkField(node.query.variable, node.query.variable, schemaKeys);
}
