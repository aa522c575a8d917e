import type { Shop } from '../stores/references.ts';
import { OwnDocument } from './OwnDocument.tsx';

interface Props {
  /** `us/en-us/page/home`; empty for what is stored nowhere. */
  readonly document: string;
  readonly shop: Shop;
  readonly isDraft: boolean;
}

/** A page may be made of several documents, and of another language's. */
export function WhichDocument({ document, shop, isDraft }: Props) {
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
