import { createHash } from 'node:crypto';
import { foldEmail } from '../../../domain/email.ts';

type Input = Readonly<Record<string, unknown>>;

/** More than any request names; the schemas reject further repetitions. */
const MAX_TARGETS = 20;

/** Normalises a target: one form for all spellings that the service treats as equal. */
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
 * Hashes of all targets of a request: every one counts, so that none is hidden behind another. Hashed so that no list
 * of the addresses that were tried is stored.
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
