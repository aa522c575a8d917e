import type { ImageSources } from '../lib/image-source.ts';

/** What a script needs to show another image in a `<picture>` of the shop: the part of its addresses that differs. */
export async function imageView(src: string | undefined, imageSources: ImageSources): Promise<string | undefined> {
  const name = src === undefined ? undefined : (await imageSources.find(src))?.name;
  return name && `${name.stamp}/${name.name}`;
}
