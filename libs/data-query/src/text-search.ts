import type { QuerySearch } from './query';
import { check, checkText } from './check';
import { checkObject, isText } from './check-shape';
import { containsPattern, textOfPattern } from './text-pattern';
import { isFieldName, type QueryGroup, type QueryNode, type QueryRule } from './tree';
import { composed, wellFormed } from './unicode-text';

/** Maximum length of a search text in characters (code points): its pattern must stay below `MAX_PATTERN_LENGTH`. */
export const MAX_SEARCH_LENGTH = 200;

/** Maximum number of fields of a search. */
export const MAX_SEARCH_FIELDS = 16;

/**
 * Canonical search, or `null` for a blank text, which excludes nothing. White space between words is one space.
 * @throws QueryError `bad-shape` or `bad-value` for a text that is too long, or fields that are not names.
 */
export function normalizeSearch(search: QuerySearch): QuerySearch | null {
  checkObject(search, 'search', ['text', 'fields']);
  const { text, fields } = search;
  const isShort = isText(text) && [...text].length <= MAX_SEARCH_LENGTH;
  check(isShort, 'search.text', `Not a text of at most ${MAX_SEARCH_LENGTH} characters.`);
  const areNames = Array.isArray(fields) && fields.every((field) => isFieldName(field));
  const areFew = areNames && fields.length > 0 && new Set(fields).size <= MAX_SEARCH_FIELDS;
  check(areFew, 'search.fields', `Not a list of 1 to ${MAX_SEARCH_FIELDS} names of fields.`);
  const words = searchWords(text);
  return words.length === 0 ? null : { text: words.join(' '), fields: [...new Set(fields)] };
}

/** Words of a search text; each must occur in one of the fields. */
export function searchWords(text: string): string[] {
  checkText(text, 'text');
  return wellFormed(text).split(/\s+/u).filter(Boolean);
}

/** Conditions of a search: for each word one group of all fields, or a rule for a single field. */
export function searchNodes({ text, fields }: QuerySearch): QueryNode[] {
  return searchWords(text).map((word) => {
    const children = [
      ...fields.map((field) => rule(field, 'regex', containsPattern(word))),
      ...numberRules(word, fields),
    ];
    const [only] = children;
    return children.length === 1 && only !== undefined ? only : { type: 'group', operator: 'or', children };
  });
}

/** A pattern matches texts only: a field of numbers is found by the whole number, also in full width. */
function numberRules(word: string, fields: readonly string[]): QueryRule[] {
  const digits = composed(word, 'NFKC');
  const number = Number(digits);
  const isNumber = String(number) === digits && Number.isFinite(number);
  return isNumber ? fields.map((field) => rule(field, 'in', [number])) : [];
}

/** Search of one word whose conditions are this group; `null` for any other group. */
export function searchOfGroup(group: QueryGroup): QuerySearch | null {
  const patterns = group.children.filter(
    (child): child is QueryRule => child.type === 'rule' && child.query.operator === 'regex',
  );
  const [first] = patterns;
  const text = typeof first?.query.value === 'string' ? textOfPattern(first.query.value) : null;
  const search = { text: text ?? '', fields: patterns.map(({ query }) => query.variable) };
  return search.fields.length > 1 && isSame(searchNodes(search), [group]) ? search : null;
}

function isSame(left: readonly QueryNode[], right: readonly QueryNode[]): boolean {
  return JSON.stringify(left.map(inOrder)) === JSON.stringify(right.map(inOrder));
}

/** Values of a node in a fixed order, whatever the order of its keys. */
function inOrder(node: QueryNode): unknown {
  return node.type === 'rule'
    ? [node.query.variable, node.query.operator, node.query.value]
    : [node.operator, node.children.map(inOrder)];
}

function rule(variable: string, operator: 'regex' | 'in', value: string | number[]): QueryRule {
  return { type: 'rule', query: { variable, operator, value } };
}
