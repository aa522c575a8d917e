import { createHash } from 'node:crypto';
import { foldEmail } from '../../domain/email.ts';

type Input = Readonly<Record<string, unknown>>;

/** More than any call names; what a call repeats beyond that is refused by its schema. */
const MAX_TARGETS = 20;

/** One target in all spellings that the service takes for the same. */
function fold(name: string, text: string): string {
  const plain = foldEmail(text.normalize('NFKC'));
  if (plain.includes('@')) return plain;
  // Numbers of cards, phones and orders are typed in groups.
  return name === 'cartId' ? plain : plain.replaceAll(/[\s.()/-]/gu, '');
}

/** The member at `a.b`; `undefined` where there is none. */
export function memberAt(input: Input, path: string): unknown {
  let found: unknown = input;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = new Map(Object.entries(found)).get(name);
  }
  return found;
}

/**
 * Everybody who is named counts, so that nobody hides behind a name that is not read. Hashed: an address book of those who were
 * tried is stored nowhere.
 */
export function targetsOf(input: Input, names: readonly string[]): string[] {
  const named = names.flatMap((name) =>
    [memberAt(input, name)]
      .flat()
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => fold(name, String(value))),
  );
  return [...new Set(named)]
    .filter((value) => value !== '')
    .slice(0, MAX_TARGETS)
    .map((value) => createHash('sha256').update(value).digest('base64url'));
}
