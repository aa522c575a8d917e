import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../src/cms/request-context.ts';
import { mediaName } from '../../src/lib/picture-address.ts';
import type { Pictures } from '../../src/lib/picture-source.ts';
import type { FileSender } from '../front.ts';
import type { HeaderList } from '../http/reply.ts';
import type { Settings } from '../settings.ts';
import { DiskCache } from './disk-cache.ts';
import { encodePicture } from './encode.ts';
import { Encoder } from './encoder.ts';
import { LocalPictures } from './local-pictures.ts';
import { createPictureSender } from './picture-sender.ts';
import { RemotePictures } from './remote-pictures.ts';

export interface PictureService {
  /** For the pages. */
  readonly pictures: Pictures;
  readonly send: FileSender;
}

export interface PictureParts {
  /** Folders of `/media/`, nearest first. */
  readonly folders: readonly string[];
  readonly settings: Settings;
  readonly headers: HeaderList;
  readonly log: Log;
}

/** At most two encodes at a time, and one core left for requests. */
const ENCODES = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The shop's picture delivery (docs/decisions/009). */
export function createPictures({ folders, settings, headers, log }: PictureParts): PictureService {
  const { dataDir, imageHosts: hosts, imageProxy, imageCacheBytes: maxBytes, sessionSecret: secret } = settings;
  const disk = new DiskCache({ folder: join(dataDir, 'images'), maxBytes, log });
  const local = new LocalPictures(folders);
  const remote = imageProxy ? new RemotePictures({ hosts, secret, disk, log }) : undefined;
  const encoder = new Encoder({ disk, encode: encodePicture, limit: ENCODES, log });
  return {
    send: createPictureSender({ local, remote, encoder, headers }),
    pictures: {
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
