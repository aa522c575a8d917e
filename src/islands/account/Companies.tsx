import { useContext, useEffect, useState } from 'react';
import { leaveFor, loadCompanies, type Company } from '../../stores/account/social-sign-in.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { shopHref } from '../kit/shop-href.ts';

const NAMES: Readonly<Record<string, string>> = { amazon: 'Amazon', facebook: 'Facebook', google: 'Google' };
const nameOf = ({ idp }: Company) => NAMES[idp] ?? idp;

interface Props {
  /** Where the visitor continues afterwards. */
  readonly returnPath: () => string;
  /** What opened the form. */
  readonly location: string;
}

/** Social sign-in providers; renders nothing where none are offered or the list fails to load. */
export function Companies({ returnPath, location }: Props) {
  const t = useText();
  const messages = useContext(MessagesContext);
  const [companies, setCompanies] = useState<readonly Company[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => void loadCompanies().then((outcome) => outcome.ok && setCompanies(outcome.value)), []);
  if (companies.length === 0) return null;
  const leave = async (company: Company) => {
    const outcome = await leaveFor({
      company,
      page: shopHref('/social-sign-in'),
      returnTo: returnPath(),
      formLocation: location,
    });
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
