import { pageData } from '../../stores/core/page-data.ts';

/** A localized path with the query parameters that every link preserves. */
export function shopHref(path: string): string {
  const { carried, paths } = pageData();
  const prefix = paths.home.slice(0, -1);
  const shown = path.startsWith('/') && !path.startsWith(`${prefix}/`) ? prefix + path : path;
  return carried === '' ? shown : `${shown}${shown.includes('?') ? '&' : '?'}${carried}`;
}
