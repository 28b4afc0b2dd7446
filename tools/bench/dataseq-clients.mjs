import { setTimeout as pause } from 'node:timers/promises';
import { CollectionReader } from '../../apps/server/src/services/dataseq/collection-reader.ts';
import { collectionState } from '../../apps/server/src/services/dataseq/collections.ts';
import { COLLECTION, QUESTIONS } from './dataseq-questions.mjs';

/** Budgets in milliseconds: the first answer of each client, estimated or exact; p95 of the counts after the build. */
const FIRST_MS = 5000;
const AFTER_MS = 150;
const FACETS = QUESTIONS.find(({ title }) => title === 'counts of ten facets in one call');

/**
 * Clients that ask for the counts of ten facets all the time, each with another filter, from the start of the build until
 * each has `times` answers after it. During the build, answers may be estimates.
 *
 * @param indexes read indexes that have not begun.
 */
export async function measureClients(db, indexes, { clients, times }) {
  const began = performance.now();
  const [during, after, first, firstExact] = [[], [], [], []];
  let readyAfter;
  const state = await collectionState({ db }, COLLECTION);
  // A build that failed or came too late is started again by the next query.
  const whenReady = indexes.ready(state).then(() => {
    readyAfter = performance.now() - began;
  });
  const ask = async (turn) => {
    const now = await collectionState({ db }, COLLECTION);
    const summary = await FACETS.ask(new CollectionReader(db, indexes), now, turn);
    JSON.stringify(summary);
    return summary.estimated === undefined;
  };
  const client = async (number) => {
    let left = times;
    let hasExact = false;
    for (let turn = number; left > 0; turn += clients) {
      const wasReady = readyAfter !== undefined;
      const started = performance.now();
      const isExact = await ask(turn);
      const took = performance.now() - started;
      if (turn === number) first.push(took);
      if (isExact && !hasExact) firstExact.push(performance.now() - began);
      hasExact ||= isExact;
      (wasReady ? after : during).push(took);
      if (wasReady) left -= 1;
    }
  };
  await Promise.all([whenReady, ...Array.from({ length: clients }, (_, number) => client(number))]);
  return {
    clients,
    readyAfter,
    first: Math.max(...first),
    firstExact: Math.max(...firstExact),
    during: { answers: during.length, longest: Math.max(0, ...during) },
    after: { p50: at(after, 0.5), p95: at(after, 0.95) },
    isHeld: Math.max(...first) <= FIRST_MS && at(after, 0.95) <= AFTER_MS,
  };
}

/**
 * Longest time in milliseconds of each question that has no estimate, which clients ask all the time during a build of its own. While
 * the index is built, some may be answered that it is not there yet: these are counted apart, as is the time until each client has a
 * result.
 *
 * @param newIndexes makes read indexes that have not begun.
 */
export async function measureQuestions(db, newIndexes, { clients }) {
  const measured = [];
  for (const { title, ask } of QUESTIONS.filter(({ hasEstimate }) => hasEstimate !== true))
    measured.push({ title, clients, ...(await measureQuestion(db, newIndexes(), { ask, clients })) });
  return measured;
}

async function measureQuestion(db, indexes, { ask, clients }) {
  const state = await collectionState({ db }, COLLECTION);
  const began = performance.now();
  let readyAfter;
  const ready = indexes.ready(state).then(() => {
    readyAfter = performance.now() - began;
  });
  const [times, results] = [[], []];
  let unready = 0;
  const client = async (number) => {
    let hasResult = false;
    for (let turn = number; readyAfter === undefined || !hasResult; turn += clients) {
      const started = performance.now();
      const retryAfter = await ask(new CollectionReader(db, indexes), state, turn).then(
        () => 0,
        secondsToWait,
      );
      times.push(performance.now() - started);
      if (retryAfter > 0) {
        unready += 1;
        // As a client that does what the answer says, but no longer than until the index is there.
        await Promise.race([ready, pause(1000 * retryAfter)]);
      } else {
        if (!hasResult) results.push(performance.now() - began);
        hasResult = true;
      }
    }
  };
  await Promise.all([ready, ...Array.from({ length: clients }, (_, number) => client(number))]);
  return {
    readyAfter,
    answers: times.length - unready,
    unready,
    longest: Math.max(...times),
    firstResult: Math.max(...results),
  };
}

/** Seconds of `Retry-After` of the answer that the index is being built. */
function secondsToWait(error) {
  if (error.status !== 503) throw error;
  return Number(error.headers['retry-after']);
}

/** Row of the table of questions during a build. */
export function questionRow(name, { title, clients, answers, unready, longest, firstResult, readyAfter }) {
  const seconds = (ms) => (ms / 1000).toFixed(1);
  return `| ${name} | ${title} | ${clients} | ${answers} | ${unready} | ${seconds(longest)} | ${seconds(firstResult)} | ${seconds(readyAfter)} | ${longest <= FIRST_MS ? 'held' : 'NOT HELD'} |`;
}

export const QUESTIONS_HEAD = [
  '| database | question during a build | clients | results | not ready | longest answer s | latest first result s | index after s | budget 5 s |',
  '|---|---|---|---|---|---|---|---|---|',
];

/** Row of the table of clients. */
export function clientsRow(name, { clients, readyAfter, first, firstExact, during, after, isHeld }) {
  const seconds = (ms) => (ms / 1000).toFixed(1);
  return `| ${name} | ${clients} | ${seconds(readyAfter)} | ${seconds(first)} | ${seconds(firstExact)} | ${during.answers} | ${seconds(during.longest)} | ${after.p50.toFixed(0)} | ${after.p95.toFixed(0)} | ${isHeld ? 'held' : 'NOT HELD'} |`;
}

export const CLIENTS_HEAD = [
  '| database | clients | index after s | latest first answer s | latest first exact answer s | answers during | longest answer s | after p50 ms | after p95 ms | budgets 5 s, 150 ms |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

function at(all, share) {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
