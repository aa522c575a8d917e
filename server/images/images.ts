import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../src/lib/log.ts';
import { mediaName } from '../../src/lib/image-address.ts';
import type { ImageSources } from '../../src/lib/image-source.ts';
import type { FileSender } from '../http/file-sender.ts';
import type { HeaderList } from '../http/reply.ts';
import type { Settings } from '../settings/settings.ts';
import { DiskCache } from './disk-cache.ts';
import { encodeImage } from './encode.ts';
import { Encoder } from './encoder.ts';
import { LocalImages } from './local-images.ts';
import { createImageSender } from './image-sender.ts';
import { RemoteImages } from './remote-images.ts';

export interface ImageService {
  /** For the pages. */
  readonly images: ImageSources;
  readonly send: FileSender;
}

export interface ImageServiceDeps {
  /** Folders of `/media/`, highest priority first. */
  readonly folders: readonly string[];
  readonly settings: Settings;
  readonly headers: HeaderList;
  readonly log: Log;
}

/** At most two concurrent encodes; one core is left for requests. */
const ENCODES = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The shop's image delivery (docs/decisions/009). */
export function createImages({ folders, settings, headers, log }: ImageServiceDeps): ImageService {
  const { dataDir, imageHosts: hosts, imageProxy, imageCacheBytes: maxBytes, sessionSecret: secret } = settings;
  const disk = new DiskCache({ folder: join(dataDir, 'images'), maxBytes, log });
  const local = new LocalImages(folders);
  const remote = imageProxy ? new RemoteImages({ hosts, secret, disk, log }) : undefined;
  const encoder = new Encoder({ disk, encode: encodeImage, limit: ENCODES, log });
  return {
    send: createImageSender({ local, remote, encoder, headers }),
    images: {
      revision: 0,
      async find(src) {
        const name = mediaName(src);
        if (name === undefined) return remote?.describe(src);
        const found = await local.find(name);
        if (found === undefined) return undefined;
        const { width, height, key, isScalable } = found;
        return { width, height, ...(isScalable ? { name: { stamp: key.slice(0, 8), name } } : {}) };
      },
    },
  };
}
