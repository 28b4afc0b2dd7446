/** Headers of the files of a static host. */
export interface HostHeaders {
  /** Of every file, by lower-case name. */
  all: Readonly<Record<string, string>>;
  /** Cache of files whose names change with their content, and of the others. */
  cache: { hashed: string; others: string };
}

/** Header files for static hosts, by name: for Netlify and Cloudflare Pages, nginx, and Caddy. */
export function headerFiles(headers: HostHeaders): Record<'_headers' | 'nginx.conf' | 'Caddyfile', string> {
  return { _headers: hostedHeaders(headers), 'nginx.conf': nginx(headers), Caddyfile: caddy(headers) };
}

function hostedHeaders({ all, cache }: HostHeaders): string {
  return [
    '/*',
    ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
    `  cache-control: ${cache.others}`,
    '/assets/*',
    '  ! cache-control',
    `  cache-control: ${cache.hashed}`,
    '',
  ].join('\n');
}

/** Each location names all headers, because one with an `add_header` of its own inherits none. */
function nginx({ all, cache }: HostHeaders): string {
  const lines = (cacheControl: string) =>
    Object.entries({ ...all, 'cache-control': cacheControl })
      .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
      .join('');
  return [
    '# Inside the server block of the site, after root /path/to/site;',
    'gzip_static on;',
    `location / {\n${lines(cache.others)}}`,
    `location /assets/ {\n${lines(cache.hashed)}}`,
    '',
  ].join('\n');
}

function caddy({ all, cache }: HostHeaders): string {
  return [
    '# Inside the block of the site, after root * /path/to/site',
    'header {',
    ...Object.entries(all).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    // Caddy sets headers of a path before those of all.
    '@others not path /assets/*',
    `header @others cache-control "${cache.others}"`,
    `header /assets/* cache-control "${cache.hashed}"`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');
}
