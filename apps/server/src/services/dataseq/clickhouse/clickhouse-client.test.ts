import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { ClickhouseClient, ClickhouseError } from './clickhouse-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function clientOf(listener: RequestListener, now = () => 0): Promise<ClickhouseClient> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return new ClickhouseClient(
    { url, user: 'ada', password: 'se:cret', database: 'records', records: 0 },
    now,
  );
}

test('sends the query as the body, and user and password in a header only', async () => {
  const seen: { url: string; authorization: string; body: string }[] = [];
  const client = await clientOf((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body });
      response.end('{"data": [[1, "a"]]}');
    });
  });
  expect(await client.rows('SELECT 1')).toEqual({ data: [[1, 'a']] });
  expect(seen[0]?.body).toBe('SELECT 1 FORMAT JSONCompact');
  expect(seen[0]?.url).toMatch(/^\/\?database=records&.*max_execution_time=60/);
  expect(seen[0]?.url).not.toContain('cret');
  expect(Buffer.from(seen[0]?.authorization.replace('Basic ', '') ?? '', 'base64').toString()).toBe(
    'ada:se:cret',
  );
});

test('an error has the code and the message of ClickHouse', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(404).end('Code: 60, e.displayText() = DB::Exception: Table records.x does not exist.');
  });
  const error = await client.rows('SELECT 1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClickhouseError);
  expect(error).toMatchObject({ code: 60, message: expect.stringContaining('does not exist') });
});

test('a server that cannot be reached is left alone for some seconds, and a check finds that it is back', async () => {
  let now = 0;
  let requests = 0;
  let isAway = true;
  const client = await clientOf(
    (request, response) => {
      requests += 1;
      if (isAway) request.socket.destroy();
      else response.end('{"data": []}');
    },
    () => now,
  );
  const error = await client.rows('SELECT 1').catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: undefined,
    message: expect.stringMatching(/^ClickHouse cannot be reached/),
  });
  expect(String(error)).not.toContain('cret');
  await expect(client.rows('SELECT 1')).rejects.toThrow('a moment ago');
  expect(requests).toBe(1);
  isAway = false;
  now = 5001;
  expect(await client.rows('SELECT 1')).toEqual({ data: [] });
  isAway = true;
  await expect(client.check()).rejects.toThrow('cannot be reached');
  isAway = false;
  await client.check();
  expect(await client.rows('SELECT 1')).toEqual({ data: [] });
});
