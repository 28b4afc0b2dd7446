import { expect, it } from 'vitest';
import { createEventBus, EVERYBODY, type LiveEvent } from './event-bus.ts';

const EVENT: LiveEvent = { type: 'project', data: { id: 'p1', status: 'Running', percentage: 50 } };

function hear(bus: ReturnType<typeof createEventBus>, user: string) {
  const heard: LiveEvent[] = [];
  return { heard, stop: bus.subscribe(user, (event) => heard.push(event)) };
}

it('tells the owner and whoever hears everybody, and nobody else', () => {
  const bus = createEventBus();
  const [ada, eve, admin] = [hear(bus, 'ada'), hear(bus, 'eve'), hear(bus, EVERYBODY)];
  bus.publish('ada', EVENT);
  expect([ada.heard, eve.heard, admin.heard]).toEqual([[EVENT], [], [EVENT]]);
});

it('tells nothing after a listener has stopped, and goes on for the others of the same user', () => {
  const bus = createEventBus();
  const [first, second] = [hear(bus, 'ada'), hear(bus, 'ada')];
  first.stop();
  first.stop();
  bus.publish('ada', EVENT);
  expect([first.heard, second.heard]).toEqual([[], [EVENT]]);
});
