import type * as OidcProvider from 'oidc-provider';

/** Warning of oidc-provider about Node releases that are not LTS or older than 22. Our tests cover Node 20. */
const RUNTIME_WARNING = /oidc-provider WARNING: Unsupported runtime\./;

/** Loads oidc-provider without its warning about the Node release; other warnings are printed. */
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

/** Exports of oidc-provider. Import them from here: a direct import prints a warning before our first line. */
export const { Provider, errors } = await load();
