import type { ProductVideo } from '../../api/catalog/products.schema.ts';

/** Whether the shop itself serves a film. Another host's is only linked, so that nothing is requested there unasked. */
export const isOwnFilm = ({ src }: ProductVideo): boolean => src.startsWith('/media/');

/** The id of the element that shows a film. */
export const filmId = ({ src }: ProductVideo): string => `film-${src.replace(/\W+/g, '-')}`;
