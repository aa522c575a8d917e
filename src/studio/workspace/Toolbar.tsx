import { useStore } from '@nanostores/react';
import { previewAddress } from '../../cms/preview/preview-choices.ts';
import { $workspace, reloadFrame } from '../stores/workspace.ts';
import { AddressField } from './AddressField.tsx';
import { AudiencePicker } from './AudiencePicker.tsx';
import { DatePicker } from './DatePicker.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LocalePicker } from './LocalePicker.tsx';
import { ShareButton } from './ShareButton.tsx';

/** Options of the preview: page, visitor and date. */
export function Toolbar() {
  const shown = useStore($workspace);
  return (
    <header className="tool-bar workspace__bar" aria-label="What is shown">
      <h1 className="tool-title">Preview</h1>
      <div className="workspace__group workspace__history">
        <IconButton icon="back" label="Back" onClick={() => history.back()} />
        <IconButton icon="forward" label="Forward" onClick={() => history.forward()} />
        <IconButton icon="reload" label="Load again" onClick={reloadFrame} />
      </div>
      <AddressField key={shown.page} page={shown.page} />
      <LocalePicker />
      <DatePicker />
      <AudiencePicker />
      <a
        className="tool-button workspace__link"
        href={previewAddress(shown, { isSwitched: true })}
        target="_blank"
        rel="noopener"
        aria-label="Open in a new tab"
        title="Open in a new tab"
      >
        <Icon name="open" />
      </a>
      <ShareButton />
    </header>
  );
}
