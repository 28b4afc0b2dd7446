// Parts of a site that the unit tests of the server start as well.
export { startNginx } from '../../../apps/server/src/testing/nginx.ts';
export { startPostgres } from '../../../apps/server/src/testing/postgres-cluster.ts';

/**
 * Variables of a server whose files are in a bucket of radosgw.
 * @param {Pick<import('./radosgw.mjs').Gateway, 'url' | 'key' | 'uploadKey'>} gateway
 * @param {string} bucket
 */
export function s3Variables({ url, key, uploadKey }, bucket) {
  return {
    S3_ENDPOINT: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: key.accessKeyId,
    S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    S3_UPLOAD_ACCESS_KEY_ID: uploadKey.accessKeyId,
    S3_UPLOAD_SECRET_ACCESS_KEY: uploadKey.secretAccessKey,
  };
}
