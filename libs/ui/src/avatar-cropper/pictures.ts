import { fittedSize, MAX_PICTURE_SIDE } from './crop-rules';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.9;

/** Avatar: a square JPEG as a blob and as a data URL that fits local storage. */
export interface CroppedAvatar {
  /** Content of the file. */
  blob: Blob;
  /** The same image as a data URL. */
  dataUrl: string;
}

function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) {
    throw new Error('The browser has no 2D canvas');
  }
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) {
    throw new Error(`A picture of ${canvas.width} x ${canvas.height} could not be encoded`);
  }
  return blob;
}

/** Image of a file, scaled down to the maximum side. Throws when the file is not an image. */
export async function readPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  try {
    if (Math.max(width, height) <= MAX_PICTURE_SIDE) {
      return file;
    }
    const fitted = fittedSize(width, height);
    const { canvas, pen } = paper(fitted.width, fitted.height);
    pen.drawImage(picture, 0, 0, fitted.width, fitted.height);
    const type = file.type === JPEG ? JPEG : 'image/png';
    return new File([await encoded(canvas, type)], file.name, { type });
  } finally {
    picture.close();
  }
}

/**
 * JPEG of the cropped image with the given side in pixels. Transparent pixels become white; JPEG would make them black.
 */
export async function encodeAvatar(cutOut: HTMLCanvasElement, side: number): Promise<CroppedAvatar> {
  const { canvas, pen } = paper(side, side);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(cutOut, 0, 0, side, side);
  return { blob: await encoded(canvas, JPEG), dataUrl: canvas.toDataURL(JPEG, JPEG_QUALITY) };
}
