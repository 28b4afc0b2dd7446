// Parts of a site that the unit tests of the server start as well.
export { startNginx } from '../../../apps/server/src/testing/nginx.ts';
export { startPostgres } from '../../../apps/server/src/testing/postgres-cluster.ts';
