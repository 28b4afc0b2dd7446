/** Counts the steps of a computation over a JSON value: reads of the value, and elements copied by `concat`. */
export function countWork(value: unknown, compute: (counted: unknown) => void): number {
  let steps = 0;
  const seen = new WeakMap<object, object>();
  const count = <Result>(result: Result): Result => {
    steps += 1;
    return result;
  };
  const wrap = (inner: unknown): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    const known = seen.get(inner) ?? new Proxy(inner, handler);
    seen.set(inner, known);
    return known;
  };
  const handler: ProxyHandler<object> = {
    get: (target, key) => count(wrap(Reflect.get(target, key))),
    has: (target, key) => count(Reflect.has(target, key)),
    ownKeys: (target) => count(Reflect.ownKeys(target)),
    getOwnPropertyDescriptor: (target, key) => count(Reflect.getOwnPropertyDescriptor(target, key)),
  };
  const concat = Array.prototype.concat;
  Array.prototype.concat = function countedConcat(this: unknown[], ...rest: unknown[]) {
    steps += this.length;
    return concat.apply(this, rest);
  };
  try {
    compute(wrap(value));
  } finally {
    Array.prototype.concat = concat;
  }
  return steps;
}
