import type * as OidcProvider from 'oidc-provider';

/** The complaint of oidc-provider about Node releases that are not LTS, or older than 22. Our tests cover Node 20. */
const RUNTIME_WARNING = /oidc-provider WARNING: Unsupported runtime\./;

/** Loads oidc-provider without its warning about the runtime; every other line of the library is printed as it is. */
async function load(): Promise<typeof OidcProvider> {
  const { warn } = console;
  console.warn = (...args: unknown[]) => {
    if (!RUNTIME_WARNING.test(String(args[0]))) warn.apply(console, args);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** The values of oidc-provider. Import them from here: a direct import prints a warning before the first line of ours. */
export const { Provider, errors } = await load();
