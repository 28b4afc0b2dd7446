const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Bytes in units of 1024 with two decimals at most: `1.5 MB`. An unknown size gives an empty text; zero is `0 Bytes`. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) {
    return '';
  }
  const exponent = UNITS.findIndex((_, index) => bytes < 1024 ** (index + 1));
  const unit = exponent < 0 ? UNITS.length - 1 : exponent;
  return `${Number((bytes / 1024 ** unit).toFixed(2))} ${UNITS[unit]}`;
}
