import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Workflow of a fake TRS server. */
export interface FakeTool {
  readonly id: string;
  readonly description: string;
  readonly type: string;
  /** Contents by path; the first file is the primary descriptor. */
  readonly files: Readonly<Record<string, string>>;
}

/** Starts a server with the part of the GA4GH TRS 2.0 API that imports use. Each tool has the versions 0.9 and 1.2. */
export async function startFakeTrs(
  tools: readonly FakeTool[],
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const result = responseOf(tools, (request.url ?? '').split('/').slice(4).map(decodeURIComponent));
    response.writeHead(result === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result ?? { code: 404, message: 'not found' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ga4gh/trs/v2`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Response to `/tools/ID[/versions/V/TYPE/files | descriptor/PATH]`; undefined for another path. */
function responseOf(tools: readonly FakeTool[], [root, id, , version, type, what, path]: string[]): unknown {
  const tool = tools.find((each) => each.id === id);
  if (root !== 'tools' || tool === undefined) return undefined;
  if (version === undefined) {
    const versions = ['0.9', '1.2'].map((name) => ({
      id: `${tool.id}:${name}`,
      name,
      descriptor_type: [tool.type],
    }));
    return { id: tool.id, name: tool.id.split('/').at(-1), description: tool.description, versions };
  }
  if (type !== tool.type) return undefined;
  const paths = Object.keys(tool.files);
  if (what === 'files')
    return paths.map((each, index) => ({
      path: each,
      file_type: index === 0 ? 'PRIMARY_DESCRIPTOR' : 'SECONDARY_DESCRIPTOR',
    }));
  return what === 'descriptor' && path !== undefined && path in tool.files
    ? { content: tool.files[path], url: '' }
    : undefined;
}
