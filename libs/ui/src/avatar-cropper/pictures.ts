import { fittedSize, MAX_PICTURE_SIDE } from './crop-rules';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.9;

/** An avatar: a square JPEG, as a file's content and as an address that can be kept in local storage. */
export interface CroppedAvatar {
  /** The content of a file. */
  blob: Blob;
  /** The same as an address. */
  dataUrl: string;
}

function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) {
    throw new Error('The browser gives no place to draw');
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

/** The picture in a file, made smaller where it is larger than we work on. Throws when the file holds no picture. */
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

/** The cut-out as an avatar of so many pixels a side. What is transparent becomes white: a JPEG would make it black. */
export async function encodeAvatar(cutOut: HTMLCanvasElement, side: number): Promise<CroppedAvatar> {
  const { canvas, pen } = paper(side, side);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(cutOut, 0, 0, side, side);
  return { blob: await encoded(canvas, JPEG), dataUrl: canvas.toDataURL(JPEG, JPEG_QUALITY) };
}
