/**
 * Whether the body of a 401 is the refusal of a login call, which a back end marks with `result.isLogin`. Such a 401
 * is no news about the session: neither a refresh nor signing in again would help.
 */
export function isLoginRefusal(body: unknown): boolean {
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  return typeof result === 'object' && result !== null && 'isLogin' in result && Boolean(result.isLogin);
}
