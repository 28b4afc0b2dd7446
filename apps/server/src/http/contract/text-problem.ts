const NOT_STORABLE = /[\0\p{Surrogate}]/u;

/** Why a text from a request cannot be stored or compared (NUL, half of a surrogate pair); undefined when it can. */
export function textProblem(text: string): string | undefined {
  return NOT_STORABLE.test(text)
    ? 'must not hold the character NUL or half of a surrogate pair: no text can store them'
    : undefined;
}
