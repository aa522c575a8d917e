import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { describeChoices } from '../lib/describe-preview.ts';
import type { PreviewedPage } from '../../cms/preview/preview-choices.ts';
import { formatMoment } from '../lib/site-time.ts';
import { errorTextOf } from '../stores/tool-api.ts';
import { $unsaved, saveAll } from '../stores/saving.ts';
import { makeLink, type PreviewLink } from '../stores/preview-links.ts';
import { $info } from '../stores/workspace.ts';
import { useZone } from './setup.ts';

const HOUR = 3600;
const LIFETIMES = [
  { seconds: HOUR, label: 'One hour' },
  { seconds: 24 * HOUR, label: 'One day' },
  { seconds: 7 * 24 * HOUR, label: 'One week' },
  { seconds: 14 * 24 * HOUR, label: 'Two weeks' },
] as const;

/** Describes the preview, asks for the link's lifetime, and creates the link. */
export function LinkMaker({ shown }: { readonly shown: PreviewedPage }) {
  const info = useStore($info);
  const zone = useZone();
  const [seconds, setSeconds] = useState<number>(24 * HOUR);
  const [link, setLink] = useState<PreviewLink>();
  const [errorText, setErrorText] = useState('');
  const make = () => {
    setErrorText('');
    makeLink(seconds).then(setLink, (error: unknown) => setErrorText(errorTextOf(error)));
  };
  return (
    <div className="workspace__dialog-body">
      <p>Whoever has the link sees this preview without signing in, until it expires. It cannot change anything.</p>
      <dl className="workspace__told">
        {describeChoices(shown, { locale: info?.locale ?? '', zone }).map(([name, value]) => (
          <div key={name}>
            <dt className="tool-label">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <label className="workspace__field">
        <span className="tool-label">Works for</span>
        <select
          className="tool-input"
          value={seconds}
          onChange={({ target }) => {
            setSeconds(Number(target.value));
            setLink(undefined);
          }}
        >
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime.seconds} value={lifetime.seconds}>
              {lifetime.label}
            </option>
          ))}
        </select>
      </label>
      <Unsaved />
      {link === undefined ? (
        <button type="button" className="tool-button tool-button--primary" onClick={make}>
          Make the link
        </button>
      ) : (
        <NewLink link={link} />
      )}
      {errorText !== '' && (
        <p role="alert" className="workspace__fault">
          No link was made. {errorText}
        </p>
      )}
    </div>
  );
}

/** A link shows saved content only. */
function Unsaved() {
  const unsavedIds = useStore($unsaved);
  const [isFailed, setFailed] = useState(false);
  if (unsavedIds.length === 0) return null;
  const isOne = unsavedIds.length === 1;
  return (
    <div className="workspace__field">
      <p role="alert" className="workspace__fault">
        {isOne ? 'A document has changes' : `${unsavedIds.length} documents have changes`} that are not saved (
        {unsavedIds.join(', ')}). Whoever opens the link sees {isOne ? 'it' : 'them'} without.
      </p>
      <button
        type="button"
        className="tool-button"
        onClick={() => void saveAll().then((isSaved) => setFailed(!isSaved))}
      >
        Save {isOne ? 'the draft' : 'the drafts'} first
      </button>
      {isFailed && (
        <p role="alert" className="workspace__fault">
          Not everything was saved: the form says why.
        </p>
      )}
    </div>
  );
}

function NewLink({ link: { url, expiresAt } }: { readonly link: PreviewLink }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="workspace__field">
      <label className="workspace__field">
        <span className="tool-label">Link</span>
        <input className="tool-input" readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="tool-button tool-button--primary" onClick={copy}>
        Copy
      </button>
      <output className="workspace__hint">
        {isCopied && 'Copied. '}Works until {formatMoment(expiresAt, zone)}.
      </output>
    </div>
  );
}
