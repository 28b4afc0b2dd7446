import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one guess: 32 MiB of memory and some 60 ms of one core. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const FORMAT = /^scrypt\$([\w-]+)\$([\w-]+)$/;

/** Compared against when there is no such account, so that the time of the answer does not tell. */
const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** A salted hash that can be kept. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether a password belongs to a hash; `undefined` (no account) takes as long as a wrong one. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', wanted = ''] = FORMAT.exec(hash ?? NOBODY) ?? [];
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(wanted, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) && hash !== undefined;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
