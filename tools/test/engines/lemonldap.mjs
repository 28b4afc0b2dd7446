import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcesses } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';

const PACKAGED_CONFIG = '/var/lib/lemonldap-ng/conf/lmConf-1.json';
/** Usual lifetime of an access token: short, so that a test sees the portal renew it. */
const TOKEN_SECONDS = 10;
const PORTAL_FILES = '/usr/share/lemonldap-ng/portal';

/**
 * Account of the demo backend, whose password is its username.
 * @typedef {{ username: string, name: string, email: string, groups: readonly string[] }} Account
 */

/**
 * Starts LemonLDAP::NG of Debian, an OpenID provider, in a temporary folder. Its accounts are those of its demo backend, such as
 * `dwho`, whose password is the name and who is in the group `timelords`, and further ones, whose passwords are their names too.
 * @param {string} clientUrl address of the portal, which is its one client: a public one with PKCE
 * @param {object} [options]
 * @param {readonly Account[]} [options.accounts] further accounts
 * @param {number} [options.tokenSeconds] lifetime of an access token in seconds
 * @returns {Promise<{ issuer: string, stop: () => Promise<void> }>}
 */
export async function startLemonldap(clientUrl, { accounts = [], tokenSeconds = TOKEN_SECONDS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-llng-'));
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  for (const name of ['conf', 'cache', 'sessions/lock', 'psessions/lock', 'notifications'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'conf/lmConf-1.json'),
    JSON.stringify(configOf(folder, { issuer, clientUrl, tokenSeconds })),
  );
  writeFileSync(join(folder, 'lemonldap-ng.ini'), iniOf(folder));
  writeFileSync(join(folder, 'app.psgi'), appOf(accounts));
  let server;
  const stop = async () => {
    // Starman writes its title over its environment, by which its processes would be found.
    if (server) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await endProcesses(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    server = await startProcess(folder, {
      name: 'lemonldap',
      command: 'plackup',
      args: [
        '-s',
        'Starman',
        '--workers',
        '2',
        '--listen',
        `127.0.0.1:${port}`,
        '-E',
        'deployment',
        'app.psgi',
      ],
      env: { LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
      isReady: () =>
        fetch(`${issuer}/.well-known/openid-configuration`).then(
          ({ ok }) => ok,
          () => false,
        ),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { issuer, stop };
}

/**
 * Signs in on the page of LemonLDAP::NG, to which the portal's button leads.
 * @param {import('playwright').Page} page
 * @param {string} user
 * @param {string} [password] by default the name, as its demo accounts have it
 */
export async function signInAtLemonldap(page, user, password = user) {
  await page.getByRole('button', { name: 'Continue to the sign-in' }).click();
  await page.locator('input[name=user]').fill(user);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

/** Web application: the sign-in portal with its static files, and the further accounts of its demo backend. */
function appOf(accounts) {
  const demo = '$Lemonldap::NG::Portal::UserDB::Demo';
  const added = accounts.flatMap(({ username, name, email, groups }) => [
    `${demo}::demoAccounts{'${username}'} = { uid => '${username}', cn => '${name}', mail => '${email}' };`,
    ...groups.map((group) => `push @{ ${demo}::demoGroups{'${group}'} }, '${username}';`),
  ]);
  return `use Plack::Builder;
use Lemonldap::NG::Portal::Main;
use Lemonldap::NG::Portal::UserDB::Demo;
${added.join('\n')}
builder {
  enable 'Static', path => qr{^/static/}, root => '${PORTAL_FILES}/htdocs/';
  Lemonldap::NG::Portal::Main->run({});
};
`;
}

function iniOf(folder) {
  return `[all]
logLevel = warn
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'config', 'default_expires_in' => 600, 'cache_root' => '${folder}/cache', 'cache_depth' => 3 }
[portal]
staticPrefix = /static
templateDir = ${PORTAL_FILES}/templates
languages = en
`;
}

/** Configuration of the package, with the folders of this test and the portal as a client. */
function configOf(folder, { issuer, clientUrl, tokenSeconds }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const sessionsIn = (name) => ({
    Directory: join(folder, name),
    LockDirectory: join(folder, name, 'lock'),
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  });
  return {
    ...JSON.parse(readFileSync(PACKAGED_CONFIG, 'utf8')),
    portal: `${issuer}/`,
    domain: '127.0.0.1',
    globalStorageOptions: sessionsIn('sessions'),
    persistentStorageOptions: sessionsIn('psessions'),
    localSessionStorageOptions: {
      namespace: 'sessions',
      default_expires_in: 600,
      cache_root: join(folder, 'cache'),
    },
    notification: 0,
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey,
    oidcServicePublicKeySig: publicKey,
    oidcServiceKeyIdSig: 'test',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcRPMetaDataExportedVars: {
      omics: { preferred_username: 'uid', name: 'cn', email: 'mail', groups: 'groups' },
    },
    oidcRPMetaDataOptions: {
      omics: {
        oidcRPMetaDataOptionsClientID: 'portal',
        oidcRPMetaDataOptionsPublic: 1,
        oidcRPMetaDataOptionsRequirePKCE: 1,
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
        oidcRPMetaDataOptionsRefreshToken: 1,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsAccessTokenJWT: 1,
        oidcRPMetaDataOptionsAccessTokenClaims: 1,
        oidcRPMetaDataOptionsAccessTokenExpiration: tokenSeconds,
        oidcRPMetaDataOptionsRedirectUris: [
          `${clientUrl}/callback.html`,
          `${clientUrl}/silent-callback.html`,
        ].join(' '),
        oidcRPMetaDataOptionsPostLogoutRedirectUris: `${clientUrl}/`,
      },
    },
  };
}
