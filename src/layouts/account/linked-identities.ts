interface Identity {
  readonly type: string;
}

const SOCIAL = ['google', 'facebook', 'amazon'];
const NAMES: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook', amazon: 'Amazon' };

/** Names of the companies that an account is linked to; those that know a profession are called as they call themselves. */
export const linkedNames = (identities: readonly Identity[]): string =>
  identities.map(({ type }) => NAMES[type] ?? type).join(', ');

/** Whether the account signs in through a company (docs/contract.md#sign-in); it may have no password to change. */
export const isSocialAccount = (identities: readonly Identity[]): boolean =>
  identities.some(({ type }) => SOCIAL.includes(type));
