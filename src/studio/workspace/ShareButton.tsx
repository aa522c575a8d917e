import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { $info, $workspace } from '../stores/workspace.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LinkMaker } from './LinkMaker.tsx';

/** Opens the dialog that creates a signed link to the preview. */
export function ShareButton() {
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
