import { StartError } from '../config/start-error.ts';
import type { PortalOrigins } from '../http/security-headers.ts';

/** Keys of the portal's settings that name addresses. */
interface Settings {
  services?: Record<string, unknown>;
  identity?: Record<string, unknown>;
  visualizationHost?: unknown;
  allowedFrameOrigins?: unknown;
  allowedDocumentOrigins?: unknown;
  [key: string]: unknown;
}

/**
 * Origins that a portal with these settings uses. Paths are on its own origin. `more` are those that no setting names, such as
 * the object store.
 *
 * @throws StartError for settings without services or identity provider.
 */
export function originsOf(settings: Settings, more: readonly string[]): Omit<PortalOrigins, 'scriptHashes'> {
  const { services, identity, visualizationHost } = settings;
  const authority = identity?.['authority'];
  if (services === undefined || typeof authority !== 'string')
    throw new StartError('The settings need "services" and "identity" with an "authority".');
  const documents = Object.entries(settings).flatMap(([key, value]) => (key.endsWith('Url') ? [value] : []));
  return {
    visualizationHost: typeof visualizationHost === 'string' ? visualizationHost : null,
    allowedFrameOrigins: texts(settings.allowedFrameOrigins),
    allowedDocumentOrigins: texts(settings.allowedDocumentOrigins),
    providers: origins([authority]),
    services: origins([...Object.values(services), identity?.['userInfoUrl'], ...documents, ...more]),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function origins(addresses: readonly unknown[]): string[] {
  return addresses.flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
}
