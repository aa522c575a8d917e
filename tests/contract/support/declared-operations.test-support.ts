import { accessErrors } from '../../../backend/http/access.ts';
import { ERRORS } from '../../../src/api/errors/error-catalog.ts';
import { loadOperations, type AnyOperation } from '../../harness/operations.ts';

const declared = await loadOperations();

/** The access of each operation, by its name. */
export const accessOf = new Map(declared.map(({ name, access }) => [name, access]));

const operations = declared.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  codes: codesOf(operation),
}));

function codesOf({ access, errors }: AnyOperation): ReadonlySet<string> {
  return new Set([...accessErrors(access), ...errors].map((id) => ERRORS[id].code));
}

/** Errors of the request itself, of the gateway and of the process, which any operation may respond with. */
const COMMON = /^(API\d{3}|VALIDATION|GEN500)$/;

/** Throws when an operation responds with an error that its declaration does not list. */
export function assertDeclared(method: string, path: string, code: string): void {
  if (COMMON.test(code)) return;
  const [pathname = ''] = path.split('?');
  const served = operations.filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname));
  if (served.length === 0 || served.some(({ codes }) => codes.has(code))) return;
  const names = served.map(({ operation }) => operation.name).join(' or ');
  throw new Error(`${names} responded with ${code}, which its declaration in src/api does not list in \`errors\``);
}
