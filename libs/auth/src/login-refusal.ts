/**
 * Whether the body of a 401 is the failure of a login call, which a back end marks with `result.isLogin`. Such a 401
 * says nothing about the session: neither a refresh nor a new sign-in would help.
 */
export function isLoginRefusal(body: unknown): boolean {
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  return typeof result === 'object' && result !== null && 'isLogin' in result && Boolean(result.isLogin);
}
