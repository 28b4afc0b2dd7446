import { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';

type Verb = 'get' | 'post' | 'put' | 'delete';

/** Paths that have this verb; the generated types mark the others with an optional `never`. */
type PathsWith<Paths, V extends Verb> = {
  [P in keyof Paths]: Paths[P] extends Record<V, object> ? P : never;
}[keyof Paths];

type Operation<Paths, P extends keyof Paths, V extends Verb> =
  Paths[P] extends Record<V, infer O extends object> ? O : never;

type InitOf<Paths, P extends keyof Paths, V extends Verb> = MaybeOptionalInit<
  Paths[P] extends Record<V, unknown> ? Paths[P] : never,
  V
>;

/** The init may be left out when nothing in it is required. */
type InitArguments<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init];

/** The success half of what openapi-fetch can return: our clients throw for the other half. */
type SuccessResult<Response> = Extract<Response, { error?: never }>;

type Call<Paths, V extends Verb> = <P extends PathsWith<Paths, V>, Init extends InitOf<Paths, P, V>>(
  path: P,
  ...init: InitArguments<Init>
) => Promise<SuccessResult<FetchResponse<Operation<Paths, P, V>, Init, `${string}/${string}`>>>;

/**
 * A typed client of one service. Every call resolves to `{ data, response }` for a 2xx answer and rejects otherwise,
 * with HttpError, NotFoundError, NetworkError or TimeoutError, or with the caller's own abort reason.
 */
export interface ApiClient<Paths> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  DELETE: Call<Paths, 'delete'>;
}
