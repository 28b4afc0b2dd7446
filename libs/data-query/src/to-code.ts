import { checkQuery } from './check-query';
import { checkCollectionName } from './collection-name';
import { checkText } from './check';
import { checkList, checkObject, isText } from './check-shape';
import { toPageParams } from './paging';
import { stringifySearch } from './percent-coding';
import type { DataQuery } from './query';
import { QueryError } from './query-error';
import { toQueryTree, type TreeOptions } from './to-query-tree';
import { toSqon } from './exchange/to-sqon';

/** Page size of the requests: the whole result in few of them. */
const PAGE_SIZE = 1000;
/** Fields of checksums, as the reference back end names them. */
const CHECKSUM_FIELDS = ['sha256', 'md5sum'] as const;

/** Target language of a query. */
export type CodeLanguage = 'curl' | 'python' | 'r' | 'sqon' | 'drs';

/** Target of the generated request, and the back end's convention of ranges. */
export interface CodeOptions extends TreeOptions {
  /** Absolute base URL of the dataseq service, such as `https://example.org/dataseq`. */
  baseUrl: string;
  /** Fields with a checksum by which GA4GH DRS finds a file, the preferred one first; `sha256` and `md5sum` by default. */
  checksumFields?: readonly string[];
}

/**
 * Program that reads all pages of the query's result, in its order, so that copied code has every record that the
 * screen counts. curl saves each page as a file; Python and R print one record a line. `drs` is Python that prints the GA4GH DRS
 * address of each file by its checksum, at the host of the service, and counts the files without one.
 * @throws QueryError `cannot-say` for `sqon`, when a filter contains the text by which SQON means Unknown; `bad-shape`
 * or `bad-value` for an invalid query, language or base URL.
 */
export function toCode(query: DataQuery<string>, language: CodeLanguage, options: CodeOptions): string {
  checkQuery(query);
  checkObject(options, 'options', ['baseUrl', 'numericRange', 'checksumFields']);
  checkText(options.baseUrl, 'options.baseUrl');
  switch (language) {
    case 'curl':
      return toCurl(requestOf(query, options));
    case 'python':
      return toPython(requestOf(query, options));
    case 'r':
      return toR(requestOf(query, options));
    case 'drs':
      return toDrsList(requestOf(query, options), options);
    case 'sqon':
      return JSON.stringify(toSqon(toQueryTree(query)), null, 2);
    default:
      language satisfies never;
      throw new QueryError('bad-value', 'language', 'There is no code for it.');
  }
}

interface CodeRequest {
  /** Address of a page, without its number at the end. */
  pages: string;
  tree: unknown;
}

function requestOf(
  query: DataQuery<string>,
  { baseUrl, checksumFields: _fields, ...options }: CodeOptions,
): CodeRequest {
  const { sort } = toPageParams(query);
  const params = { ...(sort === undefined ? {} : { sort }), per_page: String(PAGE_SIZE) };
  const path = `/api/collections/${encodeURIComponent(checkCollectionName(query.collection))}`;
  const base = baseUrl.replace(/\/+$/, '');
  return {
    pages: `${base}${path}?${stringifySearch(params)}&page=`,
    tree: toQueryTree(query, options),
  };
}

/**
 * The number of files follows `total` on each page, which comes before the records. In a subshell, whose end with the status of curl
 * does not close the terminal.
 */
function toCurl({ pages, tree }: CodeRequest): string {
  return [
    '(',
    `pages=${shellQuote(pages)}`,
    `query=${shellQuote(JSON.stringify(tree))}`,
    'page=1',
    'while :',
    'do',
    '  curl --fail --silent --show-error "$pages$page" \\',
    `    --header 'Content-Type: application/json' \\`,
    '    --data-raw "$query" --output "page-$page.json" || exit',
    `  total=$(grep -o '"total": *[0-9]*' "page-$page.json" | head -n 1 | tr -dc 0-9)`,
    `  [ $((page * ${PAGE_SIZE})) -lt "\${total:-0}" ] || break`,
    '  page=$((page + 1))',
    'done',
    ')',
    '',
  ].join('\n');
}

function toPython(request: CodeRequest): string {
  return pythonProgram(request, ['json'], ['for record in records:', '    print(json.dumps(record))']);
}

/** A workflow engine or a cloud workspace takes the printed addresses. */
function toDrsList(request: CodeRequest, { baseUrl, checksumFields = CHECKSUM_FIELDS }: CodeOptions): string {
  checkList(checksumFields, 'options.checksumFields', isText);
  const found = checksumFields.map((field) => `record.get(${JSON.stringify(field)})`).join(' or ') || 'None';
  return pythonProgram(
    request,
    ['json', 'sys'],
    [
      'without = 0',
      'for record in records:',
      `    checksum = ${found}`,
      '    if checksum:',
      `        print(${JSON.stringify(`drs://${hostOf(baseUrl)}/`)} + checksum)`,
      '    else:',
      '        without += 1',
      'if without:',
      '    print(f"{without} files have no checksum and so no DRS address", file=sys.stderr)',
    ],
  );
}

function hostOf(baseUrl: string): string {
  const [, host] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(baseUrl) ?? [];
  if (host === undefined) {
    throw new QueryError('bad-value', 'options.baseUrl', 'DRS addresses need an absolute URL.');
  }
  return host;
}

/** Program that reads all records, then runs these lines. */
function pythonProgram(
  { pages, tree }: CodeRequest,
  modules: readonly string[],
  lines: readonly string[],
): string {
  return [
    ...modules.map((name) => `import ${name}`),
    'from urllib.request import Request, urlopen',
    '',
    `pages = ${JSON.stringify(pages)}`,
    `query = ${pythonLiteral(tree, '')}`,
    '',
    'records = []',
    'page = 1',
    'while True:',
    '    request = Request(pages + str(page), json.dumps(query).encode(), {"Content-Type": "application/json"})',
    '    with urlopen(request) as response:',
    '        answer = json.load(response)',
    '    records += answer["data"]',
    '    if not answer["data"] or len(records) >= answer["total"]:',
    '        break',
    '    page += 1',
    '',
    ...lines,
    '',
  ].join('\n');
}

function toR({ pages, tree }: CodeRequest): string {
  return [
    '# Needs two packages: install.packages(c("httr2", "jsonlite"))',
    'library(httr2)',
    '',
    `pages <- ${JSON.stringify(pages)}`,
    `query <- ${JSON.stringify(JSON.stringify(tree))}`,
    '',
    'records <- list()',
    'page <- 1',
    'repeat {',
    '  answer <- request(paste0(pages, page)) |>',
    '    req_body_raw(query, type = "application/json") |>',
    '    req_perform() |>',
    '    resp_body_json()',
    '  records <- c(records, answer$data)',
    '  if (length(answer$data) == 0 || length(records) >= answer$total) break',
    '  page <- page + 1',
    '}',
    '',
    'for (record in records) cat(jsonlite::toJSON(record, auto_unbox = TRUE), "\\n")',
    '',
  ].join('\n');
}

/** Single quotes keep everything but a single quote verbatim in every POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** JSON texts and numbers are valid Python literals; only true, false and null differ. */
function pythonLiteral(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return bracket(
      '[',
      value.map((item) => pythonLiteral(item, inner)),
      ']',
      indent,
    );
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`,
    );
    return bracket('{', entries, '}', indent);
  }
  return JSON.stringify(value);
}

function bracket(open: string, items: readonly string[], close: string, indent: string): string {
  const flat = `${open}${items.join(', ')}${close}`;
  if (flat.length + indent.length <= 80 && !flat.includes('\n')) return flat;
  return `${open}\n${items.map((item) => `${indent}    ${item},`).join('\n')}\n${indent}${close}`;
}
