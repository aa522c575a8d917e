import type { SettingReader } from '../../src/lib/setting-reader.ts';

export interface ImageSettings {
  /** Whether the shop fetches and delivers images of `imageHosts`. */
  readonly imageProxy: boolean;
  /** Size limit of the image cache on disk: encoded images, and those of other hosts. */
  readonly imageCacheBytes: number;
}

const MB = 1024 * 1024;

export function readImageSettings(reader: SettingReader): ImageSettings {
  return {
    imageProxy: reader.flag('IMAGE_PROXY', false),
    imageCacheBytes: reader.integer('IMAGE_CACHE_MB', { fallback: 1024, min: 32, max: 1_000_000 }) * MB,
  };
}
