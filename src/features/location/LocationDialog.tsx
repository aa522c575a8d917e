import { useEffect } from 'react';
import { type Location, carriedAbroad, homeOf } from '../../lib/locations.ts';
import { confirmLocation, loadLocations } from './visitor-location.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { shopHref } from '../../islands/kit/shop-href.ts';
import type { DialogProps } from '../../islands/kit/dialog-entry.ts';
import { useAsyncValue } from '../../islands/kit/use-request.ts';
import { useText } from '../../islands/kit/text.ts';

/** The country's name in the page's language. */
const countryName = (code: string): string =>
  new Intl.DisplayNames(pageData().locale, { type: 'region' }).of(code) ?? code;

/** The language's own name: `Français`. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.slice(0, 2)) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

async function read(): Promise<readonly Location[] | 'failed'> {
  return loadLocations().catch((error: unknown) => {
    console.debug(error);
    return 'failed';
  });
}

/** Asks which country's shop to use; any response, dismissal included, is stored and the question is not repeated. */
export default function LocationDialog({ argument, close }: DialogProps) {
  const t = useText();
  const { answer: locations, retry } = useAsyncValue(pageData().siteId, read);
  useEffect(() => confirmLocation, []);
  if (locations === undefined) return <output className="skeleton dialog__wait" aria-label={t('shell.loading')} />;
  if (locations === 'failed') return <Failure onRetry={retry} />;
  const theirs = locations.find(({ countryCode }) => countryCode === argument);
  const { country: here } = pageData();
  return (
    <div className="dialog__stack">
      <p>{t('dialogs.locationText', { site: countryName(here), country: countryName(argument) })}</p>
      <p className="hint">{t('services.locationText')}</p>
      <ul className="locations-ask" role="list">
        {theirs?.locales.map((locale) => (
          <li key={locale}>
            <a
              className="button button--primary"
              href={addressAbroad(locale, locations)}
              lang={locale}
              hrefLang={locale}
              onClick={confirmLocation}
            >
              {theirs.name} – {languageName(locale)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="button" onClick={close}>
            {t('dialogs.locationStay', { site: countryName(here) })}
          </button>
        </li>
      </ul>
      <p>
        <a href={shopHref('/location-selector')} onClick={confirmLocation}>
          {t('dialogs.locationAll')}
        </a>
      </p>
    </div>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className="dialog__failure">
      <p role="alert">{t('errors.NETWORK')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    </div>
  );
}

/** The page's address in another locale, of those that the server lists (`Head.astro`, `Footer.astro`). */
function sameThere(locale: string): string | undefined {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  const alternate = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  if (alternates.length > 0) return alternate?.href;
  return document.querySelector<HTMLAnchorElement>(`.locale-switch a[hreflang="${CSS.escape(locale)}"]`)?.href;
}

/**
 * This page in the locale where it exists there, otherwise the locale's home page; the preserved query parameters are
 * added.
 */
function addressAbroad(locale: string, locations: readonly Location[]): string {
  const { pathname, search } = new URL(sameThere(locale) ?? homeOf(locale, locations), document.baseURI);
  const own = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(pageData().carried)) own.set(name, value);
  const query = carriedAbroad(own.toString());
  return query === '' ? pathname : `${pathname}?${query}`;
}
