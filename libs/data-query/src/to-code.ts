import { checkCollectionName } from './collection-name';
import { checkObject } from './check-shape';
import { toPageParams } from './paging';
import { stringifySearch } from './percent-coding';
import type { DataQuery } from './query';
import { QueryError } from './query-error';
import { toQueryTree, type TreeOptions } from './to-query-tree';
import { toSqon } from './exchange/to-sqon';

/** Target language of a query. */
export type CodeLanguage = 'curl' | 'python' | 'r' | 'sqon';

/** Target of the generated request, and the back end's convention of ranges. */
export interface CodeOptions extends TreeOptions {
  /** Absolute base URL of the dataseq service, such as `https://example.org/dataseq`. */
  baseUrl: string;
}

/**
 * Program that requests the same page as the query, so that copied code matches the screen.
 * @throws QueryError `cannot-say` for `sqon`, when a filter contains the text by which SQON means Unknown; `bad-shape`
 * or `bad-value` for an invalid query, language or base URL.
 */
export function toCode(query: DataQuery, language: CodeLanguage, options: CodeOptions): string {
  checkObject(query, '');
  switch (language) {
    case 'curl':
      return toCurl(requestOf(query, options));
    case 'python':
      return toPython(requestOf(query, options));
    case 'r':
      return toR(requestOf(query, options));
    case 'sqon':
      return JSON.stringify(toSqon(toQueryTree(query)), null, 2);
    default:
      throw new QueryError(
        'bad-value',
        'language',
        `There is no code for ${String(language satisfies never)}.`,
      );
  }
}

interface CodeRequest {
  url: string;
  tree: unknown;
}

function requestOf(query: DataQuery, options: CodeOptions): CodeRequest {
  checkObject(options, 'options');
  if (typeof options.baseUrl !== 'string') {
    throw new QueryError('bad-value', 'options.baseUrl', 'Not a text.');
  }
  const params = Object.entries(toPageParams(query)).map(([name, value]) => [name, String(value)]);
  const path = `/api/collections/${encodeURIComponent(checkCollectionName(query.collection))}`;
  const base = options.baseUrl.replace(/\/+$/, '');
  return {
    url: `${base}${path}?${stringifySearch(Object.fromEntries(params))}`,
    tree: toQueryTree(query, options),
  };
}

function toCurl({ url, tree }: CodeRequest): string {
  return [
    `curl --fail --silent --show-error ${shellQuote(url)} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data-raw ${shellQuote(JSON.stringify(tree))}`,
    '',
  ].join('\n');
}

function toPython({ url, tree }: CodeRequest): string {
  return [
    'import json',
    'from urllib.request import Request, urlopen',
    '',
    `url = ${JSON.stringify(url)}`,
    `query = ${pythonLiteral(tree, '')}`,
    '',
    'request = Request(url, json.dumps(query).encode(), {"Content-Type": "application/json"})',
    'with urlopen(request) as response:',
    '    page = json.load(response)',
    '',
    'print(page["total"])',
    'for record in page["data"]:',
    '    print(record["file_name"])',
    '',
  ].join('\n');
}

function toR({ url, tree }: CodeRequest): string {
  return [
    'library(httr2)',
    '',
    `url <- ${JSON.stringify(url)}`,
    `query <- ${JSON.stringify(JSON.stringify(tree))}`,
    '',
    'page <- request(url) |>',
    '  req_body_raw(query, type = "application/json") |>',
    '  req_perform() |>',
    '  resp_body_json(simplifyVector = TRUE)',
    '',
    'print(page$total)',
    'print(page$data$file_name)',
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
