import { failure, type CodedFailure } from '../run-failure.ts';

/** Error of an address that the portal does not or cannot read. The message is its reason in English. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';

  constructor(readonly reason: CodedFailure) {
    super(reason.line);
  }
}

/** Folder that an engine names without its files. */
export function unreadFolder(address: string): CodedFailure {
  const line = `${address} is a folder, which only engines with a shared disk can hand over.`;
  return failure(line, 'run.unread-folder', { address });
}

/** File of an engine whose disk the server does not know. `variable`: the setting for folders of a shared disk. */
export function onEngineDisk(address: string, variable: string): CodedFailure {
  const line = `${address} is a file of the engine's disk; if this server shares that disk, name the folder in ${variable}.`;
  return failure(line, 'run.unread-engine-disk', { address, variable });
}

/** Address of a protocol that the portal does not read. */
export function otherProtocol(address: string): CodedFailure {
  return failure(`${address} cannot be read by the portal.`, 'run.unread-protocol', { address });
}

/** Address with a password, which would be sent with the request. */
export const HAS_PASSWORD = failure('Its address has a password in it.', 'run.unread-password', {});

/** Address at a host that is not trusted. `variable`: the setting for trusted hosts. */
export function otherHost(host: string, variable: string): CodedFailure {
  const line = `${host} is neither the engine nor in ${variable}.`;
  return failure(line, 'run.unread-host', { host, variable });
}

/** Address that redirects again and again. */
export function endlessRedirects(address: string): CodedFailure {
  return failure(`${address} redirects without end.`, 'run.unread-redirects', { address });
}

/** Address that answers with a status of failure, for good. */
export function refusedAddress(address: string, status: number): CodedFailure {
  return failure(`${address} answered ${status}.`, 'run.unread-status', { address, status });
}

/** Address of something other than a file. */
export function noFile(address: string): CodedFailure {
  return failure(`${address} is no file.`, 'run.unread-no-file', { address });
}

/** Address of a file that this server does not have. */
export function absentFile(address: string): CodedFailure {
  return failure(`${address} does not exist on this server.`, 'run.unread-absent', { address });
}

/** File outside the folders of the shared disk. `variable`: the setting for these folders. */
export function outsideFolders(address: string, variable: string): CodedFailure {
  const line = `${address} is outside the folders in ${variable}.`;
  return failure(line, 'run.unread-outside', { address, variable });
}

/** Address that no path of this server can be. */
export function noPath(address: string): CodedFailure {
  return failure(`${address} is no path of this server.`, 'run.unread-no-path', { address });
}

/** Text in the stead of an address. */
export function noAddress(text: string): CodedFailure {
  return failure(`${text} is no address.`, 'run.unread-no-address', { text });
}

/** File that is larger than the limit of this server, in bytes. */
export function largeFile(path: string, limit: number): CodedFailure {
  const line = `${path} is larger than ${limit} bytes, the limit of this server.`;
  return failure(line, 'run.unread-large', { path, limit });
}
