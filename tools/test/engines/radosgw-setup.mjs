import { startRadosgw } from './radosgw.mjs';

let gateway;

/** Starts the S3 store that all files of tests share, each with buckets of its own. Tests without S3 run also if it fails. */
export async function setup({ provide }) {
  try {
    gateway = await startRadosgw();
    const { url, key, uploadKey, roleArn } = gateway;
    provide('radosgw', { url, key, uploadKey, roleArn });
  } catch (error) {
    process.stderr.write(`${error}\n`);
  }
}

/** Ends the store. */
export async function teardown() {
  await gateway?.stop();
}
