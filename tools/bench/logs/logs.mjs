import { judgeOf, printMachine, timed } from '../goals.mjs';
import { watchLatency } from '../jobs/watch-latency.mjs';
import { onNewServer } from '../new-server.mjs';
import { jobWithLongLog } from './long-log.mjs';

const LINES = Number(process.argv[2] ?? 1_000_000);
const PORT = Number(process.env.PORT ?? 4693);

/** Goals in milliseconds. */
const judge = judgeOf({
  'first lines, first look': 1_000,
  'line 400,000': 100,
  'requests of another account, p95': 200,
});

/**
 * Benchmark of a long log: replaces the log of a finished job by one of 100 MB, then opens, searches and reads it as the
 * viewer does, while a second account reads its notices all the time. Argument: number of lines. Exits with 1 past a goal.
 */
async function main() {
  await onNewServer(PORT, async ({ data, researcher, admin }) => {
    const { job, bytes } = await jobWithLongLog({ data, researcher }, LINES);
    printMachine(`${LINES} lines, ${Math.round(bytes / 1e6)} MB`);
    const other = watchLatency(() => admin('GET', '/datains/api/notifications?page=1&per_page=10'));
    await readAsViewer((path) => researcher('GET', `/datains/api/workflows/${job.id}/logs/${path}`));
    judge('requests of another account, p95', other.stop().p95);
  });
}

async function readAsViewer(get) {
  await measure('first lines, first look', async () => {
    const { lines, indexed, size } = await get('index?stream=stdout');
    await get(`lines?stream=stdout&from=${Math.max(1, lines - 199)}&count=200`);
    return `${Math.round((indexed / size) * 100)} % counted`;
  });
  await measure('all lines counted, and the last ones read', async () => {
    const index = await counted(get);
    await get(`lines?stream=stdout&from=${index.lines - 199}&count=200`);
  });
  await measure('last lines, second look', async () => {
    const index = await counted(get);
    await get(`lines?stream=stdout&from=${index.lines - 199}&count=200`);
  });
  await measure('line 400,000', () => get('lines?stream=stdout&from=400000&count=200'));
  await measure('100 errors', () => get('search?stream=stdout&kind=errors&limit=1000'));
  for (const [title, query] of [
    ['text that is in no line', 'q=no%20such%20text'],
    ['text in the last line', `q=record%20${LINES}%20`],
    ['pattern that is in no line', 'kind=pattern&q=record%20[0-9]%2Bx'],
    ['pattern in either case', 'kind=pattern&q=RECORD%20[0-9]{7}%20of'],
  ]) {
    await measure(`search of the whole log: ${title}`, async () => {
      let calls = 0;
      for (let from = 1; from !== null; calls += 1)
        from = (await get(`search?stream=stdout&${query}&from=${from}`)).next_line;
      return `${calls} calls`;
    });
  }
}

async function counted(get) {
  for (;;) {
    const index = await get('index?stream=stdout');
    if (index.indexed === index.size) return index;
  }
}

async function measure(title, work) {
  const { ms, value } = await timed(work);
  judge(title, ms, typeof value === 'string' ? value : '');
}

await main();
