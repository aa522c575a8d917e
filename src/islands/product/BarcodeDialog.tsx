import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { BarcodeScanner } from './BarcodeScanner.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantFields } from './VariantFields.tsx';

/** A symbol of printable ASCII; what else a product number may contain has none (`server/endpoints/barcode-routes.ts`). */
const isEncodable = (code: string): boolean => /^[ -~]{1,100}$/.test(code);

function Symbol({ code }: { readonly code: string }) {
  const t = useText();
  return (
    <figure className="barcode">
      <img src={`/fapi/barcode/${encodeURIComponent(code)}`} alt={t('dialogs.barcodeOf', { code })} />
      <figcaption>{code}</figcaption>
    </figure>
  );
}

function Barcode({ product, wanted }: { readonly product: ProductDetails; readonly wanted: string }) {
  const t = useText();
  const from = useVariantChoice(product, wanted);
  const { variant } = from.choice;
  const code = variant?.upc ?? variant?.productId;
  return (
    <div className="dialog__stack">
      <p className="dialog__subject">{product.name}</p>
      <div aria-live="polite">
        {code !== undefined && isEncodable(code) ? (
          <Symbol code={code} />
        ) : (
          <p>{t(code === undefined ? 'dialogs.barcodeChoose' : 'dialogs.barcodeNone')}</p>
        )}
      </div>
      <p className="hint">{t('dialogs.barcodeHelp')}</p>
      <VariantFields from={from} />
      <BarcodeScanner />
    </div>
  );
}

/** The barcode that a store's scanner reads for a variant: its UPC or EAN, otherwise its product number. */
export default function BarcodeDialog({ argument }: DialogProps) {
  return (
    <ProductDialog productId={argument}>{(product) => <Barcode product={product} wanted={argument} />}</ProductDialog>
  );
}
