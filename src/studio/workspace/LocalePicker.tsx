import { useStore } from '@nanostores/react';
import { $info, $workspace, setChoices, showPage } from '../stores/workspace.ts';
import { useSetup } from './setup.ts';

/** Opens the same page in another locale, at its path there, which is known once the page has loaded. */
export function LocalePicker() {
  const { locales } = useSetup();
  const info = useStore($info);
  const { page, choices } = useStore($workspace);
  const change = (locale: string) => {
    const path = info?.addresses[locale];
    if (path === undefined) return;
    const query = /\?[^#]*/.exec(page)?.[0] ?? '';
    showPage({ page: path + query, choices: { ...choices, siteId: undefined, store: undefined } });
  };
  const sites = [...new Set(locales.map(({ siteId }) => siteId))];
  return (
    <div className="workspace__group">
      <select
        className="tool-input"
        aria-label="Locale"
        disabled={info === undefined}
        value={info?.locale ?? ''}
        onChange={({ target }) => change(target.value)}
      >
        {info === undefined && <option value="">Locale</option>}
        {locales.map(({ locale, label }) => (
          <option key={locale} value={locale}>
            {label}
          </option>
        ))}
      </select>
      {choices.siteId !== undefined && (
        <select
          className="tool-input"
          aria-label="Site"
          value={choices.siteId}
          onChange={({ target }) => setChoices({ siteId: target.value })}
        >
          {sites.map((siteId) => (
            <option key={siteId}>{siteId}</option>
          ))}
        </select>
      )}
    </div>
  );
}
