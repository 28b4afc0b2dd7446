import type { Node } from './spec-documents.ts';

/** The largest JSON body that an operation accepts. Checked before the body is validated against its schema. */
export interface BodySizeLimits {
  /** Bytes on the wire; more is a 413. */
  bytes: number;
  /** Levels of nesting: 1 for `{}`, 2 for `{"a": []}`. */
  depth: number;
  /** Values in the whole body: objects, lists and everything in them. */
  values: number;
  /** Items of one list. */
  items: number;
  /** Keys of one object. */
  keys: number;
  /** UTF-16 units of one text or key. */
  text: number;
}

/** Limits of every operation whose document does not state other ones. Enough for a form. */
export const DEFAULT_BODY_LIMITS: BodySizeLimits = {
  bytes: 65_536,
  depth: 8,
  values: 2000,
  items: 1000,
  keys: 200,
  text: 10_000,
};

/** Operations without a body accept `{}` from clients that always send one. */
const WITHOUT_BODY: BodySizeLimits = { bytes: 1024, depth: 1, values: 1, items: 0, keys: 0, text: 0 };

/**
 * The limits of one operation: `x-body-limits` of the document over the defaults.
 * @throws Error for a limit with an unknown name or a value that is no whole number: the documents are part of the program.
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
