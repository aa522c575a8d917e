import type { Shop } from '../stores/references.ts';
import { OwnDocument } from './OwnDocument.tsx';

interface Props {
  /** `us/en-us/page/home`; empty for content that is not stored in a document. */
  readonly document: string;
  readonly shop: Shop;
  readonly isDraft: boolean;
}

/** A page may be rendered from several documents, and from another locale's. */
export function DocumentNote({ document, shop, isDraft }: Props) {
  if (document === '') return null;
  return (
    <>
      <p className="inspector-hint">
        <code>{document}</code>
        {isDraft && ' (draft)'}
      </p>
      <OwnDocument key={document} source={document} shop={shop} />
    </>
  );
}
