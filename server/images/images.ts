import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../src/lib/log.ts';
import { mediaName } from '../../src/lib/image-address.ts';
import type { ImageSource, ImageSources } from '../../src/lib/image-source.ts';
import type { MediaWatch } from '../files/media-watch.ts';
import type { FileSender } from '../http/file-sender.ts';
import type { HeaderList } from '../http/reply.ts';
import type { Settings } from '../settings/settings.ts';
import { DiskCache } from './disk-cache.ts';
import { encodeImage } from './encode.ts';
import { Encoder } from './encoder.ts';
import { LocalImages, type LocalImage } from './local-images.ts';
import { createImageSender } from './image-sender.ts';
import { RemoteImages } from './remote-images.ts';

export interface ImageService {
  /** For the pages. */
  readonly images: ImageSources;
  readonly send: FileSender;
}

export interface ImageServiceDeps {
  readonly media: MediaWatch;
  readonly settings: Settings;
  readonly headers: HeaderList;
  readonly log: Log;
}

/** At most two concurrent encodes; one core is left for requests. */
const ENCODES = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The shop's image delivery (docs/decisions/009). */
export function createImages({ media, settings, headers, log }: ImageServiceDeps): ImageService {
  const { dataDir, imageHosts: hosts, imageProxy, imageCacheBytes: maxBytes, sessionSecret: secret } = settings;
  const disk = new DiskCache({ folder: join(dataDir, 'images'), maxBytes, log });
  const local = new LocalImages(media);
  const remote = imageProxy ? new RemoteImages({ hosts, secret, disk, log }) : undefined;
  const encoder = new Encoder({ disk, encode: encodeImage, limit: ENCODES, log });
  return {
    send: createImageSender({ local, remote, encoder, headers }),
    images: {
      get revision() {
        return media.revision + (remote?.revision ?? 0);
      },
      find(src) {
        const name = mediaName(src);
        if (name === undefined) return remote?.describe(src);
        const found = local.find(name);
        return found instanceof Promise ? found.then((image) => sourceOf(name, image)) : sourceOf(name, found);
      },
    },
  };
}

function sourceOf(name: string, image: LocalImage | undefined): ImageSource | undefined {
  if (image === undefined) return undefined;
  const { width, height, key, isScalable } = image;
  return { width, height, ...(isScalable ? { name: { stamp: key.slice(0, 8), name } } : {}) };
}
