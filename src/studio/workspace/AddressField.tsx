import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { parsePreviewAddress } from '../../cms/preview/preview-choices.ts';
import { $isLoading, showPage } from '../stores/workspace.ts';

/** The path of the page. Entering another path or a full URL opens that page. */
export function AddressField({ page }: { readonly page: string }) {
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
