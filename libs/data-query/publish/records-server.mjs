import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { evaluate } from '../src/index.ts';

/** Records of a service that the copied programs read. */
export const RECORDS = Array.from({ length: 2345 }, (_, index) => ({
  file_name: `${index % 2 ? 'dia' : 'dda'} "quoted" \u4e2d\u6587 ${index}.csv`,
  site: index % 3 ? "it's" : 'B',
  total: index,
}));

/** Starts a server that answers as the service does, in pages, and returns its address and its stop. */
export async function startRecordsServer() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://server');
    const [page, perPage] = ['page', 'per_page'].map((name) => Number(url.searchParams.get(name)));
    /** @type {Buffer[]} */
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const tree = JSON.parse(Buffer.concat(chunks).toString());
      const found = RECORDS.filter((record) => evaluate(tree, record));
      const data = found.slice((page - 1) * perPage, page * perPage);
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ page, per_page: perPage, total: found.length, data }));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/**
 * Output of a program that an interpreter reads from its standard input, without blocking the server.
 * @param {string} command
 * @param {string[]} args
 * @param {string} program
 * @param {string} [cwd]
 * @returns {Promise<string>}
 */
export function runProgram(command, args, program, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(errors))));
    child.stdin.end(program);
  });
}

/**
 * Records that a program prints, one on each line.
 * @param {string} lines
 */
export const readLines = (lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
