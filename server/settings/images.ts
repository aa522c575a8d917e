import type { SettingReader } from './setting-reader.ts';

export interface ImageSettings {
  /** Whether pictures of `imageHosts` are fetched and delivered by the shop. */
  readonly imageProxy: boolean;
  /** Bound of the pictures kept on the disk: those made in other widths, and those of other hosts. */
  readonly imageCacheBytes: number;
}

const MB = 1024 * 1024;

export function readImageSettings(reader: SettingReader): ImageSettings {
  return {
    imageProxy: reader.flag('IMAGE_PROXY', false),
    imageCacheBytes: reader.integer('IMAGE_CACHE_MB', { fallback: 1024, min: 32, max: 1_000_000 }) * MB,
  };
}
