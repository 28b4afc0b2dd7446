import { check } from './check';
import { isLiteral } from './check-shape';

/** Test whether a value is an object with own keys, which may be of a class. An array, a Map and the like are not. */
function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return (
    typeof input === 'object' &&
    input !== null &&
    // Reading a prototype takes longer than a condition of `evaluate`, which checks each record; reading a key does not.
    (input.constructor === Object ||
      isLiteral(input) ||
      (Object.keys(input).length > 0 && !(Symbol.iterator in input)))
  );
}

/** @throws QueryError `bad-shape` unless the argument is an object with keys of its own, of a class or not. */
export function checkRecord(
  input: unknown,
  path: string,
): asserts input is Readonly<Record<string, unknown>> {
  check(isRecord(input), path, 'Not an object.', 'bad-shape');
}
