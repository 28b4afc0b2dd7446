/**
 * Switches off what React's development build records for the developer tools alone: a stack for each element, tasks, and timings
 * of components. It took a sixth of the time of the stories, and no test reads it. React's warnings stay.
 */

// React reads them once, when it is loaded.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

const react: Record<string, unknown> = { ...(await import('react')) };
const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
// React records no stacks above a number in a second, and begins again at 0. Without this field nothing is lost but time.
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
    configurable: true,
  });

export {};
