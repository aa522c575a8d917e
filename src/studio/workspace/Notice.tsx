import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $notice, $offersUndo, closeNotice, undoRemoval } from '../stores/notice.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { focusRow } from '../ui/focus-row.ts';

/** Announces the last action; a removal can be undone. Takes the focus where the focused element was removed. */
export function Notice() {
  const notice = useStore($notice);
  const offersUndo = useStore($offersUndo);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [notice]);
  // A section has a row; an entry that is restored within the form has none.
  const bringBack = () => (notice?.undoes?.bringBack ? focusRow(undoRemoval()) : undoRemoval());
  return (
    <div className="workspace__notice" data-empty={notice === undefined} ref={box}>
      <output>{notice?.text}</output>
      {notice && offersUndo && (
        <button type="button" className="tool-button" onClick={() => void bringBack()}>
          Undo
        </button>
      )}
      {notice && <IconButton icon="close" label="Close the notice" onClick={closeNotice} />}
    </div>
  );
}
