import type { BrandTexts } from '@omics-portal/api/brand';
import type { BrandDocument } from '../config/brand-folder.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { identitySettings } from '../identity/identity-settings.ts';

/** Polling intervals of the portal without live events, in milliseconds. */
const POLLING = { jobsMs: 5000, projectsMs: 10_000, tasksMs: 10_000, notificationsMs: 60_000 };

/** Addresses of the documents that a brand may have. */
const BRAND_DOCUMENTS: Readonly<Record<BrandDocument, string>> = {
  publicationsUrl: '/documents/publications.{locale}.md',
  materialsTermsUrl: '/documents/materials-terms.{locale}.md',
  materialsSpecificationUrl: '/documents/materials/{type}.{locale}.pdf',
  referenceDatasetsManifestUrl: '/documents/reference-datasets/manifest.{locale}.json',
};

/** Texts of a brand and its app tiles. The portal has its own tiles where the brand names none. */
function brandTexts(
  { projectName, vialName, collectionDescriptions, collections = {}, apps }: BrandTexts,
  logoText: string,
): Record<string, unknown> {
  return {
    texts: {
      projectName: projectName ?? logoText,
      vialName,
      ...collectionDescriptions,
      ...Object.fromEntries(
        Object.entries(collections).flatMap(([name, { title, description }]) => [
          [`${name}.title`, title],
          [`${name}.description`, description],
        ]),
      ),
    },
    ...(apps && { apps }),
  };
}

/** Content of `/config.json`: the site settings that the portal needs before it starts. */
export function portalSettings({
  brand,
  brandSettings,
  version,
  portal,
  uploadLimits,
  archiveMaxBytes,
  provider,
  identityFlow,
  localUser,
}: ServerConfig): Record<string, unknown> {
  const {
    productTitle,
    logoText,
    registerUrl,
    resetPasswordUrl,
    visualizationHost,
    visualizationPath,
    links,
  } = portal;
  return {
    brand,
    ...brandTexts(brandSettings.texts, logoText),
    productTitle,
    logoText,
    ...(brandSettings.pictures.has('logo.svg') && { logoUrl: '/logo.svg' }),
    version,
    services: {
      datains: '/datains',
      quartetService: '/quartet-service',
      dataseq: '/dataseq',
      index: '/dataseq',
    },
    allowServiceOverride: portal.allowServiceOverride,
    identity: { ...identitySettings({ provider, identityFlow, localUser }), registerUrl, resetPasswordUrl },
    visualizationHost,
    visualizationPath,
    allowedFrameOrigins: portal.allowedFrameOrigins,
    allowedDocumentOrigins: portal.allowedDocumentOrigins,
    links,
    changelogUrl: '/documents/changelog.{locale}.md',
    ...Object.fromEntries(
      Object.entries(BRAND_DOCUMENTS).filter(([name]) => brandSettings.offered.has(name as BrandDocument)),
    ),
    uploadLimits,
    archiveMaxBytes,
    polling: POLLING,
    pipelines: portal.pipelines,
    numericRange: portal.numericRange,
    desktop: portal.desktop,
  };
}
