/** Function whose results are stored by the identity of the argument, as long as the argument exists. */
export function remembered<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key);
    if (known) {
      return known.result;
    }
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
}
