import type { AppStore, PictureKind, StoredApp } from '../../app-store/app-store.ts';
import { notFound } from '../../http/api-error.ts';

/** Content security policy of pictures: opened by themselves they run no scripts and load nothing. */
const PICTURE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Path of a picture of an app from the root of the host; null when the app has none. */
export async function picturePath(
  appStore: AppStore,
  app: StoredApp,
  kind: PictureKind,
): Promise<string | null> {
  const picture = await appStore.picture(app, kind);
  return picture === undefined ? null : `/datains/apps/${app.name}/${kind}.svg`;
}

/** Response with a picture of an app. Throws `ApiError` 404 when the app has none. */
export async function pictureResponse(appStore: AppStore, app: StoredApp, kind: PictureKind) {
  const body = await appStore.picture(app, kind);
  if (body === undefined) throw notFound(`${kind} of the app`, app.name);
  return {
    status: 200 as const,
    body,
    headers: { 'content-type': 'image/svg+xml' as const, 'content-security-policy': PICTURE_POLICY },
  };
}
