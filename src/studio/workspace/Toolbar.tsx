import { useStore } from '@nanostores/react';
import { previewAddress, parsePreviewAddress } from '../../cms/preview/preview-choices.ts';
import { $workspace, reloadFrame, $isLoading, showPage, $info } from '../stores/workspace.ts';
import { AudiencePicker } from './AudiencePicker.tsx';
import { DatePicker } from './DatePicker.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LocalePicker } from './LocalePicker.tsx';
import { useState, useRef } from 'react';
import { LinkMaker } from './LinkMaker.tsx';

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
      <a className="tool-button workspace__link" href="/cms/reviews">
        Reviews
      </a>
      <ShareButton />
    </header>
  );
}

/** The path of the page. Entering another path or a full URL opens that page. */
function AddressField({ page }: { readonly page: string }) {
  const isLoading = useStore($isLoading);
  const [text, setText] = useState(page);
  const open = () => {
    const target = URL.parse(text.trim(), location.origin);
    if (target === null || target.origin !== location.origin) return setText(page);
    return showPage({ page: parsePreviewAddress(target.pathname + target.search + target.hash).page });
  };
  return (
    <form
      className="workspace__address"
      data-loading={isLoading}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <input
        className="tool-input"
        aria-label="Address of the page"
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </form>
  );
}

/** Opens the dialog that creates a signed link to the preview. */
function ShareButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(0);
  const isReady = useStore($info) !== undefined;
  const shown = useStore($workspace);
  return (
    <>
      <button
        type="button"
        className="tool-button tool-button--primary"
        disabled={!isReady}
        onClick={() => {
          setOpened(opened + 1);
          dialog.current?.showModal();
        }}
      >
        Share
      </button>
      <dialog ref={dialog} className="tool-panel workspace__dialog" aria-labelledby="share-title">
        <div className="workspace__dialog-head">
          <h2 className="tool-title" id="share-title">
            Hand over a link
          </h2>
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </div>
        {opened > 0 && <LinkMaker key={opened} shown={shown} />}
      </dialog>
    </>
  );
}
