import { matchRoute } from './route-match.ts';

/** Whether a page document may be read by professionals alone, by its name (`isForProfessionals` in `src/routes.ts`). */
export function isForProfessionals(name: string): boolean {
  return matchRoute(`/${name.normalize('NFC').toLowerCase()}`)?.route.isForProfessionals === true;
}
