import type { Dialog } from '../../stores/core/dialogs.ts';

const HASH = /^#(modal|panel)=([a-z0-9-]+)(?:_(.*))?$/;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is malformed.
    return undefined;
  }
}

/** The dialog that the hash of an address names (docs/contract.md#dialogs): `#modal=content_size-guide`. */
export function readHash(hash: string): Dialog | undefined {
  const [, shape, name, given = ''] = HASH.exec(hash) ?? [];
  const argument = decoded(given);
  if (name === undefined || argument === undefined) return undefined;
  return { name, argument, shape: shape === 'panel' ? 'panel' : 'modal' };
}

export function writeHash({ name, argument, shape = 'modal' }: Dialog): string {
  return `#${shape}=${name}${argument === '' ? '' : `_${encodeURIComponent(argument)}`}`;
}

export const isSame = (one: Dialog | undefined, other: Dialog | undefined): boolean =>
  one?.name === other?.name && one?.argument === other?.argument && one?.shape === other?.shape;
