import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';

/** Leads to the terms of the loyalty programme in another tab: what was typed, such as a password, stays. */
export function LoyaltyTerms() {
  const t = useText();
  return (
    <p className="hint">
      <a href={shopHref('/loyalty-terms')} target="_blank" rel="noopener">
        {t('enroll.loyaltyTerms')}
      </a>
    </p>
  );
}
