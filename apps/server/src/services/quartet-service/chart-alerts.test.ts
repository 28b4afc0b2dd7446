import type { components } from '@omics-portal/api/datains';
import type { components as reportComponents } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTasks } from '../../jobs/testing/add-tasks.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../jobs/testing/work-server.ts';
import { proteinTables } from './testing/protein-tables.ts';

type Notifications = components['schemas']['NotificationPage'];
type Choices = components['schemas']['NotificationChoices'];
type Task = reportComponents['schemas']['Task'];

let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

const pluginOf = ({ dependencies }: WorkServer) => `${dependencies.config.brand}-protqc-report`;

/** Finished report on the example, measured in Lab 7. */
async function finishedReport(name: string): Promise<Task> {
  const { data, sheet } = await proteinTables();
  const [header = '', ...lines] = sheet.trim().split(/\r?\n/u);
  const labelled = [`${header},lab,date`, ...lines.map((line) => `${line},Lab 7,20260302`)].join('\n');
  const { id } = await server.ask<{ id: string }>('POST', `/quartet-service/api/report/${pluginOf(server)}`, {
    status: 201,
    json: {
      name,
      data_file: await server.upload('proteins.csv', data),
      metadata_file: await server.upload('samples.csv', labelled),
      measurement: { operator: 'Grace' },
    },
  });
  return waitFor(async () => {
    const found = await server.ask<Task>('GET', `/quartet-service/api/tasks/${id}`, { status: 200 });
    expect(found.status).toBe('Finished');
    return found;
  });
}

const notices = (language: string, token = server.researcher) =>
  server.ask<Notifications>('GET', '/datains/api/notifications', {
    status: 200,
    token,
    headers: { 'accept-language': language },
  });

test('a finished report that breaks a rule notifies its owner, and its measurement comes from its metadata table', async () => {
  const plugin = pluginOf(server);
  const chart = (snr: number) => JSON.stringify({ values: { snr }, sequencing: null });
  const earlier = Array.from({ length: 20 }, (_, index) => ({
    id: `0b1c2d3e-0000-4000-8000-0000000000${String(index + 10)}`,
    plugin_name: plugin,
    laboratory: 'Lab 7',
    started_time: index + 1,
    chart_figures: chart(60 + (index % 3)),
  }));
  await addTasks(server.dependencies.db, [
    ...earlier,
    // The chart of another laboratory, by whose limits the report would be in control.
    {
      id: '0b1c2d3e-0000-4000-8000-000000000099',
      plugin_name: plugin,
      laboratory: 'Lab 8',
      chart_figures: chart(1),
    },
    // A mistaken batch that a person has put away, whose value would widen the limits.
    {
      id: '0b1c2d3e-0000-4000-8000-000000000098',
      plugin_name: plugin,
      laboratory: 'Lab 7',
      started_time: 0,
      archived_time: 1,
      chart_figures: chart(-1000),
    },
  ]);
  const task = await finishedReport('out of control');
  expect(task.measurement).toEqual({
    laboratory: 'Lab 7',
    instrument: null,
    operator: 'Grace',
    measured_on: '2026-03-02',
  });
  const { data } = await notices('en-US');
  const alert = data.find((notice) => notice.subject?.chart);
  expect(alert).toMatchObject({
    title: 'Report out of control breaks the rule 1-3s of its control chart',
    description:
      'Proteomics report, Signal-to-noise ratio (SNR). Rule 1-3s: one value beyond 3 SD. The control chart shows the report among earlier ones.',
    subject: {
      kind: 'report',
      id: task.id,
      chart: { tool: plugin, figure: 'snr', rule: '1-3s', laboratory: 'Lab 7' },
    },
  });
  expect(data.filter((notice) => notice.subject?.chart)).toHaveLength(1);
  const chinese = (await notices('zh-CN')).data.find((notice) => notice.subject?.chart);
  expect(chinese).toMatchObject({
    title: '报告 out of control 违反质控图规则 1-3s',
    description: expect.stringContaining(
      '蛋白质组质控报告，信噪比（SNR）。规则 1-3s：一个值超出 3 SD。',
    ) as string,
  });
  expect((await notices('en-US', server.stranger)).data.filter((notice) => notice.subject?.chart)).toEqual(
    [],
  );
});

test('alerts of control charts are switched off and on by their owner, and other notifications still come', async () => {
  const choices = (method: string, json?: object) =>
    server.ask<Choices>(method, '/datains/api/notification-choices', {
      status: json ? 204 : 200,
      ...(json && { json }),
    });
  const alerts = async () => (await notices('en-US')).data.filter((notice) => notice.subject?.chart).length;
  const before = await alerts();
  expect(await choices('GET')).toEqual({
    projects: true,
    project_digest: true,
    reports: true,
    control_charts: true,
  });
  await choices('PUT', { projects: true, reports: true, control_charts: false });
  expect(await choices('GET')).toMatchObject({ projects: true, reports: true, control_charts: false });
  await finishedReport('silent');
  expect(await alerts()).toBe(before);
  expect((await notices('en-US')).data.map(({ title }) => title)).toContain('Report silent is ready');

  await choices('PUT', { projects: true, reports: false, control_charts: true });
  await finishedReport('heard');
  const titles = (await notices('en-US')).data.map(({ title }) => title);
  expect(titles).toContain('Report heard breaks the rule 1-3s of its control chart');
  expect(titles).not.toContain('Report heard is ready');
});

test('a report whose laboratory is corrected alerts by the chart of that laboratory', async () => {
  const { id } = await finishedReport('moved');
  const correct = (laboratory: string) =>
    server.ask<Task>('PUT', `/quartet-service/api/tasks/${id}`, {
      status: 200,
      json: { measurement: { laboratory } },
    });
  const rules = async () =>
    (await notices('en-US')).data.flatMap(({ subject }) =>
      subject?.id === id && subject.chart
        ? [`${String(subject.chart.laboratory)} ${subject.chart.rule}`]
        : [],
    );
  const first = await rules();
  expect(first).toContain('Lab 7 1-3s');
  // A laboratory with one other report breaks no rule.
  await correct('Lab 8');
  expect(await rules()).toEqual(first);
  await correct('Lab 7');
  expect(await rules()).toEqual([...first, ...first]);
  // Nothing has changed, and nothing is new.
  await correct('Lab 7');
  expect(await rules()).toEqual([...first, ...first]);
});

test('a report of a new instrument alerts by the chart of its laboratory', async () => {
  const { id } = await finishedReport('new instrument');
  const before = (await notices('en-US')).total;
  await server.ask<Task>('PUT', `/quartet-service/api/tasks/${id}`, {
    status: 200,
    json: { measurement: { laboratory: 'Lab 9' } },
  });
  expect((await notices('en-US')).total).toBe(before);
  await server.ask<Task>('PUT', `/quartet-service/api/tasks/${id}`, {
    status: 200,
    json: { measurement: { laboratory: 'Lab 7', instrument: 'new' } },
  });
  const { data } = await notices('en-US');
  const charts = data.flatMap(({ subject }) => (subject?.id === id && subject.chart ? [subject.chart] : []));
  expect(charts[0]).toMatchObject({ rule: expect.any(String) as string, laboratory: 'Lab 7' });
  expect(charts.map(({ rule }) => rule)).toContain('1-3s');
  expect(charts[0]).not.toHaveProperty('instrument');
});
