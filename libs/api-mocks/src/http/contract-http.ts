import { delay, HttpResponse, type HttpHandler } from 'msw';
import { ContractHandler } from './contract-handler';
import {
  type ContentOf,
  type OperationOf,
  type PathsWith,
  type RequestBodyOf,
  type ResponsesOf,
  type Verb,
} from './contract-types';

/** Response factory of an operation; only statuses and bodies of the contract compile. */
export interface Respond<Responses> {
  <S extends keyof Responses & number>(status: S): MockResponse<ContentOf<Responses[S]>>;
}

interface MockResponse<Content> {
  json(body: Content extends { 'application/json': infer Body } ? Body : never): Response;
  text(
    body: Content extends { 'text/markdown': string } | { 'text/html': string } ? string : never,
  ): Response;
  stream(body: Content extends { 'text/event-stream': string } ? BodyInit : never): Response;
  empty(): Response;
}

interface MockRequest<Operation> {
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
  /** JSON body, not validated: the clients' own types check what they send. */
  body(): Promise<RequestBodyOf<Operation>>;
  response: Respond<ResponsesOf<Operation>>;
}

type Resolver<Operation> = (request: MockRequest<Operation>) => Response | Promise<Response>;

type FailureOf<Responses> = Extract<keyof Responses, 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500>;

const MESSAGES = {
  400: 'The request is not valid',
  401: 'The access token is missing or has expired',
  403: 'You may not do this',
  404: 'Not found',
  409: 'The present state does not allow this',
  413: 'The body is too large',
  422: 'This cannot be used',
  429: 'Too many requests',
  500: 'Something went wrong on the server',
} as const;

/** MSW handlers of one service, typed by its generated paths. They match any host: `https://any/<base>/...`. */
export function contractHttp<Paths extends object>(base: string) {
  function on<V extends Verb, P extends PathsWith<Paths, V> & string>(
    method: V,
    path: P,
    resolver: Resolver<OperationOf<Paths, P, V>>,
  ): HttpHandler {
    return new ContractHandler(method, base + path, (request, params) =>
      resolver({
        request,
        params,
        query: new URL(request.url).searchParams,
        body: () => request.json() as Promise<RequestBodyOf<OperationOf<Paths, P, V>>>,
        response: respond as Respond<ResponsesOf<OperationOf<Paths, P, V>>>,
      }),
    );
  }

  return {
    on,
    /** Responds with an error of the contract. */
    failing: <V extends Verb, P extends PathsWith<Paths, V> & string>(
      method: V,
      path: P,
      status: FailureOf<ResponsesOf<OperationOf<Paths, P, V>>>,
      message: string = MESSAGES[status],
    ): HttpHandler =>
      new ContractHandler(method, base + path, () => HttpResponse.json({ message }, { status })),
    /** Never responds. */
    pending: <V extends Verb, P extends PathsWith<Paths, V> & string>(method: V, path: P): HttpHandler =>
      new ContractHandler(method, base + path, async () => {
        await delay('infinite');
        return new Response(null, { status: 204 });
      }),
    /** Network error. */
    unreachable: <V extends Verb, P extends PathsWith<Paths, V> & string>(method: V, path: P): HttpHandler =>
      new ContractHandler(method, base + path, () => HttpResponse.error()),
  };
}

function respond(status: number) {
  return {
    json: (body: unknown) => Response.json(body, { status }),
    text: (body: string) =>
      new Response(body, { status, headers: { 'Content-Type': 'text/markdown; charset=utf-8' } }),
    stream: (body: BodyInit) =>
      new Response(body, { status, headers: { 'Content-Type': 'text/event-stream' } }),
    empty: () => new Response(null, { status }),
  };
}
