import { ApiError } from '../http/api-error.ts';
import type { UploadLimits } from '../config/upload-settings.ts';

/** Throws 415 for the key of a file whose type the site refuses. */
export function checkUploadName({ refusedTypes }: Pick<UploadLimits, 'refusedTypes'>, key: string): void {
  const name = key.slice(key.lastIndexOf('/') + 1).toLowerCase();
  const refused = refusedTypes.find((type) => name.endsWith(`.${type}`));
  if (refused !== undefined)
    throw new ApiError(415, {
      'en-US': `This site takes no files that end with ".${refused}": leave this file out.`,
      'zh-CN': `本站不接收以“.${refused}”结尾的文件：请不要上传此文件。`,
    });
}

/** Throws for a file whose type or size the site refuses. */
export function checkUpload(limits: UploadLimits, key: string, size: number): void {
  checkUploadName(limits, key);
  if (size > limits.maxFileBytes)
    throw new ApiError(413, {
      'en-US': `The file has ${size} bytes, and this site takes at most ${limits.maxFileBytes}.`,
      'zh-CN': `文件有 ${size} 字节，本站最多接收 ${limits.maxFileBytes} 字节。`,
    });
}
