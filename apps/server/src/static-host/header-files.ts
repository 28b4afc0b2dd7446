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
  const header = (name: string, value: string, suffix = ' always') =>
    `  add_header ${name} "${value}"${suffix};\n`;
  const common = Object.entries(all)
    .map(([name, value]) => header(name, value))
    .join('');
  return [
    '# Inside the server block of the site, after root /path/to/site;',
    'gzip_static on;',
    `location / {\n${common}${header('cache-control', cache.others)}}`,
    // Not always: no cache may store for long that a file is missing, such as during an upgrade.
    `location /assets/ {\n${common}${header('cache-control', cache.hashed, '')}}`,
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
    // A file that is missing, such as during an upgrade, must not be missing for long.
    ...['@hashed {', '@others not {'].flatMap((matcher) => [matcher, '\tpath /assets/*', '\tfile', '}']),
    `header @others cache-control "${cache.others}"`,
    `header @hashed cache-control "${cache.hashed}"`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    '',
  ].join('\n');
}
