import { expect, it } from 'vitest';
import { createEventBus, ALL_USERS, type LiveEvent } from './event-bus.ts';

const EVENT: LiveEvent = { type: 'project', data: { id: 'p1', status: 'Running', percentage: 50 } };

function listen(bus: ReturnType<typeof createEventBus>, user: string) {
  const heard: LiveEvent[] = [];
  return { heard, stop: bus.subscribe(user, (event) => heard.push(event)) };
}

it('delivers an event to its owner and to listeners of all users only', () => {
  const bus = createEventBus();
  const [ada, eve, admin] = [listen(bus, 'ada'), listen(bus, 'eve'), listen(bus, ALL_USERS)];
  bus.publish('ada', EVENT);
  expect([ada.heard, eve.heard, admin.heard]).toEqual([[EVENT], [], [EVENT]]);
});

it('delivers nothing after a listener unsubscribes; other listeners of the same user continue', () => {
  const bus = createEventBus();
  const [first, second] = [listen(bus, 'ada'), listen(bus, 'ada')];
  first.stop();
  first.stop();
  bus.publish('ada', EVENT);
  expect([first.heard, second.heard]).toEqual([[], [EVENT]]);
});

it('ends each subscription once, also one whose listener subscribes again at its end', () => {
  const bus = createEventBus();
  const heard: LiveEvent[] = [];
  let ends = 0;
  const subscribe = (): unknown =>
    bus.subscribe(
      'ada',
      (event) => heard.push(event),
      () => {
        ends += 1;
        // A bus that ends the new one as well would go on for ever.
        return ends < 3 ? subscribe() : undefined;
      },
    );
  subscribe();
  bus.close();
  expect(ends).toBe(1);
  bus.publish('ada', EVENT);
  expect(heard).toEqual([EVENT]);
});
