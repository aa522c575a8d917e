import { useStore } from '@nanostores/react';
import { momentsOf } from '../lib/page-dates.ts';
import { fromLocal, presentMoment, formatMoment, toLocal } from '../lib/site-time.ts';
import { $pages } from '../stores/pages.ts';
import { $workspace, setChoices } from '../stores/workspace.ts';
import { Popover } from './Popover.tsx';
import { useZone } from './setup.ts';

/** The date of the preview, in the site's time zone. */
export function DatePicker() {
  const { previewDate } = useStore($workspace).choices;
  const zone = useZone();
  const set = (local: string) => setChoices({ previewDate: fromLocal(local, zone) });
  return (
    <Popover
      label="When"
      value={previewDate === undefined ? 'Now' : formatMoment(previewDate, zone)}
      isChanged={previewDate !== undefined}
    >
      <label className="workspace__field">
        <span className="tool-label">Date and time in {zone.replace(/^.*\//, '').replaceAll('_', ' ')}</span>
        <input
          key={previewDate}
          type="datetime-local"
          className="tool-input"
          defaultValue={toLocal(previewDate ?? presentMoment(), zone)}
          onBlur={({ target }) => target.value !== target.defaultValue && set(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && set(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className="tool-button"
        disabled={previewDate === undefined}
        onClick={() => setChoices({ previewDate: undefined })}
      >
        Now
      </button>
      <Moments zone={zone} />
    </Popover>
  );
}

/** Start and end dates of documents, at which the page changes. */
function Moments({ zone }: { readonly zone: string }) {
  const pages = useStore($pages);
  const { page } = useStore($workspace);
  const moments = momentsOf(pages.state === 'loaded' ? pages.list.pages : [], page);
  if (moments.length === 0) return <p className="workspace__hint">No document begins or ends at a set time.</p>;
  return (
    <div className="workspace__field">
      <p className="tool-label">Jump to</p>
      <ul className="workspace__plain">
        {moments.map(({ at, what, title }) => (
          <li key={`${at} ${what} ${title}`}>
            <button type="button" className="workspace__row" onClick={() => setChoices({ previewDate: at })}>
              <span>{formatMoment(at, zone)}</span>
              <span className="workspace__hint">
                {title} {what === 'from' ? 'begins' : 'ends'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
