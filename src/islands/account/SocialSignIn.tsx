import { useContext, useEffect, useRef, useState } from 'react';
import { pageData } from '../../stores/core/page-data.ts';
import { comeBack, readDeparture } from '../../stores/account/social-sign-in.ts';
import { shopHref } from '../kit/shop-href.ts';
import { errorText } from '../kit/error-text.ts';
import { MessagesContext, useText } from '../kit/text.ts';
import { useArrival } from './use-sign-in-flow.tsx';

/** The page a social sign-in provider redirects to: completes the sign-in in the locale it began in. */
export function SocialSignIn() {
  const t = useText();
  const messages = useContext(MessagesContext);
  const departure = useRef(readDeparture()).current;
  const arrival = useArrival(() => location.replace(departure?.returnTo ?? shopHref('/account')));
  const [error, setError] = useState<string>();
  const isBegun = useRef(false);

  const finish = async () => {
    if (departure && departure.locale !== pageData().locale) return location.replace(departure.page + location.search);
    const answer = new URLSearchParams(location.search);
    history.replaceState(null, '', location.pathname);
    const outcome = await arrival.during(comeBack(departure, answer));
    if (outcome.ok) await arrival.arrive(outcome.value);
    else setError(errorText(outcome.error, messages));
  };
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void finish();
  });

  if (arrival.terms) return arrival.terms;
  if (error === undefined) return <output>{t('identity.signingIn')}</output>;
  return (
    <div className="identity__card">
      <div className="identity__refusal" role="alert">
        <p>{error}</p>
      </div>
      <a className="button" href={shopHref('/sign-in')}>
        {t('identity.backToSignIn')}
      </a>
    </div>
  );
}
