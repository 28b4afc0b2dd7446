import type { ServerConfig } from '../config/server-config.ts';
import { identitySettings } from '../identity/embedded-identity.ts';

/** How often the portal asks again where no live events come, in milliseconds. */
const POLLING = { jobsMs: 5000, projectsMs: 10_000, tasksMs: 10_000, notificationsMs: 60_000 };

/** The answer of `/config.json`: all that the portal has to know about this site before it starts. */
export function portalSettings({
  brand,
  version,
  portal,
  uploadLimits,
}: ServerConfig): Record<string, unknown> {
  const { productTitle, logoText, registerUrl, resetPasswordUrl, visualizationHost, links } = portal;
  return {
    brand,
    productTitle,
    logoText,
    version,
    services: {
      datains: '/datains',
      quartetService: '/quartet-service',
      dataseq: '/dataseq',
      index: '/dataseq',
    },
    allowServiceOverride: portal.allowServiceOverride,
    identity: { ...identitySettings(), registerUrl, resetPasswordUrl },
    visualizationHost,
    allowedFrameOrigins: portal.allowedFrameOrigins,
    allowedDocumentOrigins: portal.allowedDocumentOrigins,
    links,
    changelogUrl: '/documents/changelog.{locale}.md',
    publicationsUrl: '/documents/publications.{locale}.md',
    materialsTermsUrl: '/documents/materials-terms.{locale}.md',
    materialsSpecificationUrl: '/documents/materials/{type}.{locale}.pdf',
    referenceDatasetsManifestUrl: '/documents/reference-datasets/manifest.{locale}.json',
    uploadLimits,
    polling: POLLING,
    pipelines: portal.pipelines,
    numericRange: portal.numericRange,
    desktop: portal.desktop,
  };
}
