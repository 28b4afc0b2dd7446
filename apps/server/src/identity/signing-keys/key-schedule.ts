const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Time for which a new key is published before it signs, in milliseconds. All servers of a database read the keys once a
 * minute, so that each knows the key before it meets a token of it.
 */
const PUBLISHED_BEFORE_MS = 5 * 60 * 1000;

/**
 * Time for which a key stays published after it has signed its last token, in milliseconds: that of the longest sign-in,
 * whose id token is sent at the sign-out.
 */
const PUBLISHED_AFTER_MS = 14 * DAY_MS;

/** Key with the time at which it was made, in milliseconds since the epoch. */
export interface DatedKey {
  created: number;
}

/** True when the newest key is so old that another one must follow. */
export function needsKey(keys: readonly DatedKey[], days: number, now: number): boolean {
  return !keys.some(({ created }) => now - created < days * DAY_MS);
}

/** Keys that are still published, the one that signs first. Keys are in the order of their creation. */
export function publishedKeys<Key extends DatedKey>(keys: readonly Key[], now: number): Key[] {
  const signing = keys.findLast(({ created }) => now - created >= PUBLISHED_BEFORE_MS) ?? keys[0];
  const others = keys.filter((key, index) => {
    const next = keys[index + 1];
    // The key that follows signs from then on.
    const ended = next ? next.created + PUBLISHED_BEFORE_MS : Infinity;
    return key !== signing && now - ended < PUBLISHED_AFTER_MS;
  });
  return signing === undefined ? [] : [signing, ...others];
}
