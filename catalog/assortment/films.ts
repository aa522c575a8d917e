import type { CatalogVideo } from '../../backend/seed/catalog.schema.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const;

/** A square film of a product, without sound, whose captions say what it shows. */
export function filmOf(slug: string, duration: number): CatalogVideo {
  const path = `/media/films/${slug}`;
  return {
    src: `${path}.webm`,
    poster: `${path}.webp`,
    width: 640,
    height: 640,
    duration,
    captions: Object.fromEntries(LANGUAGES.map((language) => [language, `${path}.${language}.vtt`])),
  };
}
