import 'vitest';

interface Key {
  accessKeyId: string;
  secretAccessKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Started by radosgw-setup.mjs. */
    radosgw: { url: string; key: Key; uploadKey: Key; roleArn: string };
  }
}
