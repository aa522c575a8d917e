import type { Route } from '../route.ts';
import { ROUTES, type RouteName } from '../routes.ts';

export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  /** Segments by parameter name, percent-encoded as in the path. */
  readonly params: Readonly<Record<string, string>>;
}

interface Matcher {
  readonly name: RouteName;
  readonly route: Route;
  readonly expression: RegExp;
}

const MATCHERS: readonly Matcher[] = ROUTES.map((route) => ({
  name: route.name,
  route,
  expression: new RegExp(`^${route.pattern.replace(/\{(\.\.\.)?([^}]+)\}/g, parameter)}$`, 'u'),
}));

/** A path with such an ending names a file, not a page (docs/contract.md#urls). */
const FILE_ENDING = /\.[a-z]{2,5}$/i;

/**
 * The route of a page's path, without locale prefix and untranslated (`resolvePath`); `undefined` for a file's path.
 */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { name, route, expression } of MATCHERS) {
    const match = expression.exec(path);
    if (match === null) continue;
    if (name === 'slug' && FILE_ENDING.test(path)) return undefined;
    return { name, route, params: { ...match.groups } };
  }
  return undefined;
}

/** Whether a page document may be read by professionals alone, by its name (`isForProfessionals` in `src/routes.ts`). */
export function isForProfessionals(name: string): boolean {
  return matchRoute(`/${name.normalize('NFC').toLowerCase()}`)?.route.isForProfessionals === true;
}

/** The parameters of a path, each as `decodePath` returns it. */
export function readParams({ params }: Pick<RouteMatch, 'params'>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodePath(value)]));
}

/**
 * A path or a part of one, decoded once, in NFC. An encoded slash stays encoded, so that one segment never becomes two.
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F')).normalize('NFC');
  } catch {
    return path;
  }
}

function parameter(_: string, rest: string | undefined, name: string): string {
  return `(?<${name}>${rest === undefined ? '[^/]+' : '.+'})`;
}
