/** Classes of operations that are limited together, with what their requests are called. */
export const RATE_CLASSES = {
  'sign-in': 'requests about passwords, codes and tokens',
  writes: 'changes',
  reads: 'requests',
  downloads: 'downloads',
  events: 'live event streams',
} as const;

/** Class of an operation, whose requests have one limit for each caller. */
export type RateClass = keyof typeof RATE_CLASSES;

/** Reads the class of an operation. @throws Error for one without a class: the documents are part of the program. */
export function rateClassOf(id: string, stated: unknown): RateClass {
  if (typeof stated === 'string' && Object.hasOwn(RATE_CLASSES, stated)) return stated as RateClass;
  throw new Error(
    `The operation ${id} must name its class of requests as x-rate-limit: ${Object.keys(RATE_CLASSES).join(', ')}.`,
  );
}
