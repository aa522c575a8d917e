import { shopState } from '../../stores/shop-state.ts';

/** A path as the visitor's locale has it, with the query parameters that travel along. */
export function shopHref(path: string): string {
  const { carried, paths } = shopState();
  const prefix = paths.home.slice(0, -1);
  const shown = path.startsWith('/') && !path.startsWith(`${prefix}/`) ? prefix + path : path;
  return carried === '' ? shown : `${shown}${shown.includes('?') ? '&' : '?'}${carried}`;
}
