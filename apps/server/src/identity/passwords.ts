import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one hash: 32 MiB of memory and about 60 ms of one core. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
const FORMAT = /^scrypt\$([\w-]+)\$([\w-]+)$/;

/** Hash used for unknown accounts, so that the response time does not reveal them. */
const UNKNOWN_ACCOUNT_HASH = `scrypt$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

/** Salted hash for storage. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** True if the password matches the hash; `undefined` (no account) takes as long as a wrong password. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', wanted = ''] = FORMAT.exec(hash ?? UNKNOWN_ACCOUNT_HASH) ?? [];
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
