import { PICTURE_BYTES, PICTURE_SIDE } from '~/domain/account/picture-type';

/** The middle of a picture as a small JPEG square; null for a file that is no picture. */
export async function squarePicture(file: File): Promise<Blob | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return null;
  const side = Math.min(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency: what is left open would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  const left = (image.width - side) / 2;
  const top = (image.height - side) / 2;
  context.drawImage(image, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.85),
  );
  return blob && blob.size <= PICTURE_BYTES ? blob : null;
}
