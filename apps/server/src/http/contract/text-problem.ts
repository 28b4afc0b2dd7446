const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/** Reason why a text cannot be stored or compared (NUL, a lone surrogate); undefined when it can. */
export function textProblem(text: string): string | undefined {
  return NOT_STORABLE.test(text)
    ? 'must not contain the character NUL or half of a surrogate pair: no text can store them'
    : undefined;
}
