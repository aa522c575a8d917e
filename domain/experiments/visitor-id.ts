const PREFIX = 'vuid_';
const MAX_LENGTH = 32;
const VISITOR_ID = /^vuid_[\da-z]{1,27}$/i;

/** Id of a visitor of experiments: `vuid_` and random digits, 32 characters. It says nothing of the visitor. */
export const createVisitorId = (): string => `${PREFIX}${crypto.randomUUID().replaceAll('-', '')}`.slice(0, MAX_LENGTH);

/** `undefined` for anything but the id of a visitor, such as the value of a forged cookie or the text "undefined". */
export function parseVisitorId(value: unknown): string | undefined {
  return typeof value === 'string' && VISITOR_ID.test(value) && value !== `${PREFIX}undefined` ? value : undefined;
}
