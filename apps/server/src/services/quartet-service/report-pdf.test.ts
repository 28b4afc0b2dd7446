import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHome } from '../../config/server-home.ts';
import { addTasks } from '../../jobs/testing/add-tasks.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../jobs/testing/work-server.ts';
import { TEST_CHROMIUM } from '../../testing/chromium.ts';
import { readPdf } from '../../testing/pdf-text.ts';

type Task = components['schemas']['Task'];

let server: WorkServer;
let task: Task;

beforeAll(async () => {
  server = await startWorkServer({ environment: { PORTAL_CHROMIUM: TEST_CHROMIUM } });
  const example = (name: string) =>
    readFile(join(findHome().repository, 'apps/server/seed/proteomics', name), 'utf8');
  const body = {
    name: 'protein batch 1',
    data_file: await server.upload('proteins.csv', await example('protqc_data_log2_example.csv')),
    metadata_file: await server.upload('samples.csv', await example('protqc_metadata_example.csv')),
  };
  const plugin = `${server.dependencies.config.brand}-protqc-report`;
  const created = await server.ask<{ id: string }>('POST', `/quartet-service/api/report/${plugin}`, {
    status: 201,
    json: body,
  });
  await ask('POST', `${created.id}/pdf`, 409);
  task = await waitFor(async () => {
    const found = await ask<Task>('GET', created.id, 200);
    expect(found.status).toBe('Finished');
    return found;
  });
});
afterAll(() => server.close());

const ask = <Body>(method: string, path: string, status: number, token = server.researcher) =>
  server.ask<Body>(method, `/quartet-service/api/tasks/${path}`, { status, token });

test('the PDF document of a report has the verdict of report.json as text', async () => {
  expect(task.pdf).toBe(true);
  const { link } = await ask<{ link: string }>('POST', `${task.id}/pdf`, 200);
  expect(link).toBe(task.response?.report?.replace('.html', '.pdf'));
  const bytes = await server.read(link);
  const report = JSON.parse(String(await server.read(task.response?.result ?? ''))) as {
    verdict: { level: string };
    input: { features: number };
  };
  const { text, title } = await readPdf(bytes);
  expect(report.verdict.level).toBe('pass');
  expect(text).toContain('Verdict: ✓ Pass');
  expect(text).toContain(`${report.input.features.toLocaleString('en-US')} features`);
  expect(text).toContain('Signal-to-noise ratio (SNR)');
  expect(title).toBe('protein batch 1 · Proteomics quality report');
  expect(await ask('POST', `${task.id}/pdf`, 200)).toEqual({ link });
});

test('the document is in the language of the request, where the report has a page in it', async () => {
  const chinese = { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } };
  const path = `/quartet-service/api/tasks/${task.id}/pdf`;
  const { link } = await server.ask<{ link: string }>('POST', path, { status: 200, ...chinese });
  expect(link).toBe(task.response?.report?.replace('.html', '.zh-CN.pdf'));
  const { text, title } = await readPdf(await server.read(link));
  expect(title).toBe('protein batch 1 · 蛋白质组质控报告');
  expect(text).toContain('结论：✓ 通过');
  expect(text).not.toMatch(/Verdict|Figures|Not computed|Thresholds/);
  const older = '0b1c2d3e-0000-4000-8000-000000000043';
  const report = await server.upload('older.html', '<!doctype html><title>Older</title><p>older page</p>');
  await addTasks(server.dependencies.db, [
    { id: older, name: 'older', response: JSON.stringify({ report }) },
  ]);
  const other = await server.ask<{ link: string }>('POST', `/quartet-service/api/tasks/${older}/pdf`, {
    status: 200,
    ...chinese,
  });
  expect(other.link).toBe(report.replace('.html', '.pdf'));
});

test('the document has the recorded facts of the measurement, as they were corrected, and the citation', async () => {
  const textOf = async (language: string) => {
    const path = `/quartet-service/api/tasks/${task.id}/pdf`;
    const options = { status: 200, headers: { 'accept-language': language } };
    const { link } = await server.ask<{ link: string }>('POST', path, options);
    return (await readPdf(await server.read(link))).text;
  };
  const before = await textOf('en');
  expect(before).toContain('How to cite');
  expect(before).not.toContain('Laboratory');
  await server.ask('PUT', `/quartet-service/api/tasks/${task.id}`, {
    status: 200,
    json: { measurement: { laboratory: 'Lab <7>', measured_on: '2026-03-31' } },
  });
  const after = await textOf('en');
  expect(after).toMatch(/Laboratory\s*Lab <7>\s*Date of measurement\s*2026-03-31/u);
  expect(after).toContain(`Quality report ${task.id}`);
  expect(await textOf('zh-CN')).toMatch(/实验室\s*Lab <7>.*如何引用/su);
});

test('the page to save has the recorded facts, as they are now, and the citation in the language of the request', async () => {
  const saved = async (language: string) =>
    fetch(`${server.url}/quartet-service/api/tasks/${task.id}/html`, {
      headers: { authorization: `Bearer ${server.researcher}`, 'accept-language': language },
    });
  const english = await saved('en');
  expect(english.status).toBe(200);
  expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(english.headers.get('content-disposition')).toMatch(/^attachment/u);
  expect(english.headers.get('content-security-policy')).toBe('sandbox');
  const page = await english.text();
  expect(page).toContain('<tr><th scope="row">Laboratory</th><td>Lab &lt;7&gt;</td></tr>');
  expect(page).toMatch(new RegExp(`<h2>How to cite</h2>.*Quality report ${task.id}.*</body>`, 'su'));
  expect(await (await saved('zh-CN')).text()).toMatch(/结论.*<h2>如何引用<\/h2>/su);
  expect(String(await server.read(task.response?.report ?? ''))).not.toContain('How to cite');
  await ask('GET', `${task.id}/html`, 404, server.stranger);
});

test('another account gets no document', async () => {
  const { message } = await ask<{ message: string }>('POST', `${task.id}/pdf`, 404, server.stranger);
  expect(message).toContain('There is no task');
});

test('a server without Chromium says so before and after the request', async () => {
  const other = await startWorkServer({ environment: { PORTAL_CHROMIUM: 'off' } });
  try {
    const id = '0b1c2d3e-0000-4000-8000-000000000042';
    const response = { report: 'minio://tservice/researcher/1/report.html' };
    await addTasks(other.dependencies.db, [{ id, name: 'earlier', response: JSON.stringify(response) }]);
    const path = `/quartet-service/api/tasks/${id}`;
    expect(await other.ask<Task>('GET', path, { status: 200 })).toMatchObject({ pdf: false });
    const body = await other.ask<{ message: string }>('POST', `${path}/pdf`, { status: 501 });
    expect(body.message).toContain('This site makes no PDF documents.');
  } finally {
    await other.close();
  }
});
