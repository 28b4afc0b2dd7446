/** Path of the wire for one bucket. */
export const BUCKET_PATH = '/api/services/{service}/buckets/{bucket}';

/** Path of the wire for one object in a bucket. */
export const OBJECT_PATH = '/api/services/{service}/buckets/{bucket}/object';
