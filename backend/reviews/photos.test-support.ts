import sharp from 'sharp';

/** A JPEG with metadata of a camera and a place. */
export function jpegPhoto({ width = 320, height = 240, orientation = 1 } = {}): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#7a5', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .withExif({ IFD0: { Make: 'Ada Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
