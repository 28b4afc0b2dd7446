import {
  beginPartUpload,
  completePartUpload,
  HttpError,
  readPartUpload,
  signedPartUrl,
  type DatainsClient,
  type PartUpload,
  type PutRequest,
} from '@omics-portal/api';
import { objectInFolder, type FolderLocation } from '../location/folder-location';
import { ChecksumDifference } from './checksum-difference';
import { untilDone, type Retrying, type Waits } from './until-done';

/** Environment of uploads in parts. */
export interface PartEnvironment {
  readonly datains: DatainsClient;
  readonly put: (request: PutRequest) => Promise<void>;
  /** SHA-256 of a file in hex; null if it cannot be known. */
  readonly checksum: (file: Blob, signal: AbortSignal) => Promise<string | null>;
  readonly waits: Waits;
}

/** Upload of one file in parts. */
export interface PartSending {
  readonly file: File;
  readonly to: FolderLocation;
  /** Id of the upload at the server, if it was begun before. */
  readonly upload: string | null;
  readonly signal: AbortSignal;
  /** Called with the id of the upload, and the bytes that the server has already. */
  readonly onBegun: (upload: string, sent: number) => void;
  readonly onProgress: (sent: number) => void;
  readonly onStalled: (isStalled: boolean) => void;
}

/** Parts of one file that are sent at the same time. With two files they leave two connections of a browser free. */
const PARALLEL_PARTS = 2;
/** Links that expired or were made for another server: a new one is asked for. */
const LINK_STATUS = [400, 401, 403];
const MAX_LINKS = 3;
const CHECK_PAUSE_MS = 1000;

/**
 * Sends a file in parts: those that the server does not have yet. Afterwards its checksum is compared; resolves to whether it
 * could be. Rejects with `ChecksumDifference` when it is another one, with the failure of a part, or the reason of the signal.
 */
export async function sendInParts(
  environment: PartEnvironment,
  sending: PartSending,
): Promise<{ isCompared: boolean }> {
  const { datains, checksum, waits } = environment;
  const stopped = new AbortController();
  const signal = AbortSignal.any([sending.signal, stopped.signal]);
  const retrying = { waits, signal, onStalled: sending.onStalled };
  try {
    const upload = await untilDone(() => openUpload(datains, sending, signal), retrying);
    const sent = upload.parts.reduce((sum, { size }) => sum + size, 0);
    sending.onBegun(upload.id, upload.state === 'open' ? sent : sending.file.size);
    if (upload.state !== 'open') {
      return await settled(environment, upload, retrying);
    }
    const digest = checksum(sending.file, signal);
    // A failure of a part comes first, and the digest is then of no use.
    digest.catch(() => undefined);
    await sendMissing(environment, { ...sending, signal }, upload, retrying);
    const sha256 = await digest;
    const completed = await untilDone(
      () => completePartUpload(datains, { upload: upload.id, sha256 }, signal),
      retrying,
    );
    const { isCompared } = await settled(environment, completed, retrying);
    return { isCompared: isCompared && sha256 !== null };
  } finally {
    stopped.abort();
  }
}

/** Upload that was begun before, if the server still has it; else a new one. */
async function openUpload(
  datains: DatainsClient,
  { file, to, upload }: PartSending,
  signal: AbortSignal,
): Promise<PartUpload> {
  if (upload !== null) {
    try {
      const known = await readPartUpload(datains, upload, signal);
      if (known.size === file.size && known.state !== 'different') {
        return known;
      }
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) {
        throw error;
      }
    }
  }
  const target = { ...objectInFolder(to, file.name), length: file.size };
  return beginPartUpload(datains, target, signal);
}

async function sendMissing(
  environment: PartEnvironment,
  { file, signal, onProgress }: PartSending,
  upload: PartUpload,
  retrying: Retrying,
): Promise<void> {
  const { part_bytes: partBytes } = upload;
  const sent = new Map(upload.parts.map(({ number, size }) => [number, size]));
  const missing = Array.from({ length: Math.ceil(file.size / partBytes) }, (_, index) => index + 1).filter(
    (number) => !sent.has(number),
  );
  const report = (number: number, bytes: number) => {
    sent.set(number, bytes);
    onProgress([...sent.values()].reduce((sum, each) => sum + each, 0));
  };
  const sendNext = async (): Promise<void> => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const part = number;
      const content = file.slice((part - 1) * partBytes, part * partBytes);
      const request = { file: content, signal, onProgress: (bytes: number) => report(part, bytes) };
      await untilDone(() => sendPart(environment, { upload: upload.id, number: part }, request), retrying);
      report(part, content.size);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PARTS }, sendNext));
}

/** Sends a part by a new link; by another one if it was refused, as after a night's sleep of the computer. */
async function sendPart(
  { datains, put }: PartEnvironment,
  part: { readonly upload: string; readonly number: number },
  request: Omit<PutRequest, 'url'>,
): Promise<void> {
  for (let links = 1; ; links += 1) {
    const url = await signedPartUrl(datains, part, request.signal);
    try {
      return await put({ ...request, url });
    } catch (error) {
      const isLink = error instanceof HttpError && LINK_STATUS.includes(error.status);
      if (!isLink || links === MAX_LINKS) {
        throw error;
      }
    }
  }
}

/** Waits until the server has compared the checksum. */
async function settled(
  { datains, waits }: PartEnvironment,
  upload: PartUpload,
  retrying: Retrying,
): Promise<{ isCompared: boolean }> {
  const { signal } = retrying;
  for (let now = upload; ;) {
    if (now.state === 'different') {
      throw new ChecksumDifference();
    }
    if (now.state === 'done') {
      return { isCompared: true };
    }
    await waits.pause(CHECK_PAUSE_MS, signal);
    signal.throwIfAborted();
    now = await untilDone(() => readPartUpload(datains, upload.id, signal), retrying);
  }
}
