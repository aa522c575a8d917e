import { accountPaths } from './account-pages.ts';
import { fillAccount } from './filled-account.ts';
import { PASSWORD } from '../identity.ts';
import { PageVisitor } from './page-visitor.ts';

const LOCALES = ['', '/de-de'] as const;
/** Where an associate goes with a customer. */
const IN_STORE = ['/', '/c/all', '/p/saddleback-mid', '/cart', '/checkout', '/associate-login', '/gift-card'];

interface SignedInPages {
  readonly visitor: PageVisitor;
  /** In two languages. */
  readonly paths: readonly string[];
}

/** The pages of an account that has something everywhere. */
async function accountPages(visitor: PageVisitor): Promise<SignedInPages> {
  const own = accountPaths(await fillAccount(visitor, '7 Proof Lane'));
  return { visitor, paths: LOCALES.flatMap((locale) => own.map((path) => locale + path)) };
}

/** Who sees pages of their own, and which. */
export const SIGNED_IN: Readonly<Record<string, (origin: string) => Promise<SignedInPages>>> = {
  'a customer': async (origin) => accountPages(await PageVisitor.signUp(origin)),
  'a professional': async (origin) => accountPages(await PageVisitor.signIn(origin, 'pro@example.com')),
  async 'an associate in a store'(origin) {
    const visitor = await PageVisitor.guest(origin);
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: PASSWORD };
    await visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    if (!visitor.cookies.has('in-store')) throw new Error('The associate is not connected.');
    return { visitor, paths: LOCALES.flatMap((locale) => IN_STORE.map((path) => `${locale}${path}`)) };
  },
};
