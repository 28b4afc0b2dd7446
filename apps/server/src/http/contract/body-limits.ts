import type { Node } from './spec-documents.ts';

/** Body size limits of an operation, checked before the body is validated against its schema. */
export interface BodySizeLimits {
  /** Bytes of the body; more is a 413. */
  bytes: number;
  /** Levels of nesting: 1 for `{}`, 2 for `{"a": []}`. */
  depth: number;
  /** Number of values in the whole body: objects, lists and all their content. */
  values: number;
  /** Number of items in one list. */
  items: number;
  /** Number of keys in one object. */
  keys: number;
  /** UTF-16 units of one text or key. */
  text: number;
}

/** Default limits of an operation, sufficient for a form. */
export const DEFAULT_BODY_LIMITS: BodySizeLimits = {
  bytes: 65_536,
  depth: 8,
  values: 2000,
  items: 1000,
  keys: 200,
  text: 10_000,
};

/** Limits of operations without a body, which accept `{}` from clients that always send one. */
const WITHOUT_BODY: BodySizeLimits = { bytes: 1024, depth: 1, values: 1, items: 0, keys: 0, text: 0 };

/**
 * Reads the body limits of one operation: `x-body-limits` of the document over the defaults.
 * @throws Error for an unknown limit or a value that is not a whole number: the documents are part of the program.
 */
export function readBodyLimits(operation: Node): BodySizeLimits {
  if (operation['requestBody'] === undefined) return WITHOUT_BODY;
  const stated = (operation['x-body-limits'] ?? {}) as Node;
  for (const [name, value] of Object.entries(stated)) {
    if (!(name in DEFAULT_BODY_LIMITS) || !Number.isSafeInteger(value))
      throw new Error(`x-body-limits.${name} of ${String(operation['operationId'])} cannot be read.`);
  }
  return { ...DEFAULT_BODY_LIMITS, ...stated };
}
