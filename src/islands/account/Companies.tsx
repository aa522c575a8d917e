import { useContext, useEffect, useState } from 'react';
import { leaveFor, loadCompanies, type Company } from '../../stores/account/social-sign-in.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { shopHref } from '../kit/shop-href.ts';

const NAMES: Readonly<Record<string, string>> = { amazon: 'Amazon', facebook: 'Facebook', google: 'Google' };
const nameOf = ({ idp }: Company) => NAMES[idp] ?? idp;

/**
 * Social sign-in providers; renders nothing where none are offered or the list fails to load. `returnPath`: where the
 * visitor continues afterwards.
 */
export function Companies({ returnPath }: { readonly returnPath: () => string }) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [companies, setCompanies] = useState<readonly Company[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => void loadCompanies().then((outcome) => outcome.ok && setCompanies(outcome.value)), []);
  if (companies.length === 0) return null;
  const leave = async (company: Company) => {
    const outcome = await leaveFor(company, shopHref('/social-sign-in'), returnPath());
    if (!outcome.ok) setError(errorText(outcome.error, messages));
  };
  return (
    <div className="identity__companies">
      <p className="identity__or">{t('identity.or')}</p>
      {companies.map((company) => (
        <button key={company.idp} type="button" className="button" onClick={() => void leave(company)}>
          {t('identity.continueWith', { company: nameOf(company) })}
        </button>
      ))}
      <ErrorMessage text={error} />
    </div>
  );
}
