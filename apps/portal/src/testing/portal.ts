import { readConfig, type PortalConfig } from '../composition/config';
import { createMemoryStorage } from '../composition/storage';

/** Valid configuration; each test replaces the values that it is about. */
export function aConfig(overrides: Partial<PortalConfig> = {}): PortalConfig {
  const config = readConfig({
    brand: 'quartet',
    productTitle: 'Multi-omics Portal',
    services: {
      datains: '/datains',
      quartetService: '/quartet-service',
      dataseq: '/dataseq',
      index: '/dataseq',
    },
    identity: { authority: '/identity', clientId: 'portal' },
  });
  return { ...config, ...overrides };
}

/** A `Storage` in memory with these entries. */
export function aStorage(entries: Record<string, string> = {}): Storage {
  const storage = createMemoryStorage();
  Object.entries(entries).forEach(([key, value]) => storage.setItem(key, value));
  return storage;
}
