import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { S3Bucket } from './s3-bucket.ts';

/** Largest object that S3 copies in one request, in bytes; also the size of the parts of a larger one. */
const MAX_COPY_BYTES = 5 * 1024 ** 3;

/**
 * Copies an object within the store with its metadata, in parts where it is large. `from` and `to` are keys in the store.
 *
 * @param partBytes size from which it is copied in parts of this size
 */
export async function copyKey(
  s3: S3Bucket,
  from: string,
  to: string,
  partBytes = MAX_COPY_BYTES,
): Promise<void> {
  const source = { Bucket: s3.name, Key: from };
  const target = { Bucket: s3.name, Key: to };
  const found = await s3.client.send(new HeadObjectCommand(source));
  const size = found.ContentLength ?? 0;
  const copySource = [s3.name, ...from.split('/')].map(encodeURIComponent).join('/');
  if (size <= partBytes) {
    await s3.client.send(new CopyObjectCommand({ ...target, CopySource: copySource }));
    return;
  }
  const { UploadId } = await s3.client.send(
    new CreateMultipartUploadCommand({
      ...target,
      ...(found.Metadata ? { Metadata: found.Metadata } : {}),
      ...(found.ContentType ? { ContentType: found.ContentType } : {}),
    }),
  );
  const upload = { ...target, UploadId };
  try {
    const parts = [];
    for (let start = 0, number = 1; start < size; start += partBytes, number += 1) {
      const part = await s3.client.send(
        new UploadPartCopyCommand({
          ...upload,
          PartNumber: number,
          CopySource: copySource,
          CopySourceIfMatch: found.ETag,
          CopySourceRange: `bytes=${start}-${Math.min(start + partBytes, size) - 1}`,
        }),
      );
      parts.push({ PartNumber: number, ETag: part.CopyPartResult?.ETag });
    }
    await s3.client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
    );
  } catch (error) {
    await s3.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}
