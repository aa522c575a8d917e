import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { code128 } from './code128.ts';
import { ean13 } from './ean13.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantFields } from './VariantFields.tsx';

/** The quiet zone that a scanner needs on both sides, in modules. */
const QUIET = 11;
const HEIGHT = 60;

/** Bars as one path: every run of ones is a bar. */
const barsOf = (modules: string) =>
  Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index + QUIET} 0h${run.length}v${HEIGHT}h-${run.length}z`,
  );

interface SymbolProps {
  readonly code: string;
  readonly modules: string;
}

function Symbol({ code, modules }: SymbolProps) {
  const t = useText();
  const width = modules.length + 2 * QUIET;
  return (
    <figure className="barcode">
      <svg viewBox={`0 -6 ${width} ${HEIGHT + 12}`} role="img" aria-label={t('dialogs.barcodeOf', { code })}>
        <path d={barsOf(modules).join('')} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{code}</figcaption>
    </figure>
  );
}

function Barcode({ product, wanted }: { readonly product: ProductDetails; readonly wanted: string }) {
  const t = useText();
  const from = useVariantChoice(product, wanted);
  const { variant } = from.choice;
  const code = variant?.upc ?? variant?.productId;
  const modules = code === undefined ? undefined : (ean13(code) ?? code128(code));
  return (
    <div className="dialog__stack">
      <p className="dialog__subject">{product.name}</p>
      <div aria-live="polite">
        {code !== undefined && modules !== undefined ? (
          <Symbol code={code} modules={modules} />
        ) : (
          <p>{t(code === undefined ? 'dialogs.barcodeChoose' : 'dialogs.barcodeNone')}</p>
        )}
      </div>
      <p className="hint">{t('dialogs.barcodeHelp')}</p>
      <VariantFields from={from} />
    </div>
  );
}

/** The barcode that a store's scanner reads for a variant: its UPC or EAN, otherwise its product number. */
export default function BarcodeDialog({ argument }: DialogProps) {
  return (
    <ProductDialog productId={argument}>{(product) => <Barcode product={product} wanted={argument} />}</ProductDialog>
  );
}
