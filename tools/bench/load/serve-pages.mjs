import { createReadStream, existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/**
 * HTTP/1.1 server of the comparison pages: serves gzipped files of a folder, and proxies all other paths to the back end, so
 * that the pages call the same server from their own origin.
 */
export function servePages({ folder, port, backEndPort }) {
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url, 'http://localhost').pathname;
    const file = join(folder, path);
    if (extname(path) in TYPES && existsSync(file)) {
      outgoing.writeHead(200, { 'content-type': TYPES[extname(path)], 'content-encoding': 'gzip' });
      createReadStream(file)
        .pipe(createGzip({ level: 9 }))
        .pipe(outgoing);
      return;
    }
    const { method, headers, url } = incoming;
    const call = request({ host: '127.0.0.1', port: backEndPort, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode, response.headers);
      response.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
