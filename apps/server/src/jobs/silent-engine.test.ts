import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { notConnected } from '../engines/engine-silences.ts';
import { EngineAway } from '../engines/job-engine.ts';
import { ALL_USERS, type LiveEvent } from '../events/event-bus.ts';
import { startWorkServer, waitFor, type WorkServer } from './testing/work-server.ts';

const UNKNOWN_STATE = { file: '', code: 'engine.unknown-state', params: { state: '"PARKED"' } };
let server: WorkServer;

beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

test('a job says by a code why its engine does not answer, then what the engine says, and neither at its end', async () => {
  const engine = server.dependencies.jobs.engines.find('local')!.engine;
  const observe = engine.observe.bind(engine);
  const look = vi.spyOn(engine, 'observe').mockRejectedValue(new EngineAway(notConnected('local')));
  const heard: LiveEvent[] = [];
  onTestFinished(server.dependencies.events.subscribe(ALL_USERS, (event) => heard.push(event)));
  const heardOf = (data: object) =>
    waitFor(async () =>
      expect(heard).toContainEqual({ type: 'workflow', data: expect.objectContaining(data) }),
    );
  const id = await server.submit([{ sample_id: 'one', input: await server.upload('small.bin', 'genome') }]);
  const until = (expected: object) =>
    waitFor(async () => expect((await server.jobsOf(id))[0]).toMatchObject(expected));
  const silence = {
    stale_since: expect.any(Number),
    stale_reason: 'The engine "local" is not connected to this server.',
    stale_problem: { file: '', code: 'engine.not-connected', params: { engine: 'local' } },
    notice: null,
  };
  await until(silence);
  await heardOf(silence);
  look.mockImplementation(async (run, handle) => ({
    ...(await observe(run, handle)),
    state: 'running',
    problem: UNKNOWN_STATE,
  }));
  await until({ stale_since: null, stale_reason: null, stale_problem: null, notice: UNKNOWN_STATE });
  await heardOf({ notice: UNKNOWN_STATE, started_time: expect.any(Number) });
  look.mockRestore();
  await until({ status: 'Succeeded', stale_problem: null, notice: null });
});
