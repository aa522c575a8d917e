import { useEffect } from 'react';
import { leaveFor, loadCompanies } from '../../stores/account/social-sign-in.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { pathAfterSignIn } from './redirect-targets.ts';

/** Redirects to Amazon where the site offers Amazon sign-in, otherwise to the sign-in page. */
async function redirect(): Promise<void> {
  const companies = await loadCompanies();
  const amazon = companies.ok ? companies.value.find(({ idp }) => idp === 'amazon') : undefined;
  const left = amazon && (await leaveFor(amazon, shopHref('/social-sign-in'), pathAfterSignIn()));
  if (!left?.ok) location.replace(shopHref('/sign-in'));
}

export function AmazonSignIn() {
  const t = useText();
  useEffect(() => void redirect(), []);
  return <output>{t('identity.signingIn')}</output>;
}
