import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { ean13 } from './ean13.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { useVariantChoice } from './use-variant-choice.ts';
import { VariantFields } from './VariantFields.tsx';

/** Widths of bars and spaces by symbol value (ISO/IEC 15417), eleven modules each. */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'.match(
    /.{6}/g,
  ) ?? [];

const START_B = 104;
const STOP = '2331112';
const MODULUS = 103;

const modulesOf = (widths: string) =>
  [...widths].map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(Number(width))).join('');

/** The modules of printable ASCII in code set B, 1 is a bar; `undefined` for any other text. */
export function code128(text: string): string | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values = [...text].map((character) => character.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  return [START_B, ...values, sum % MODULUS].map((value) => modulesOf(WIDTHS[value] ?? '')).join('') + modulesOf(STOP);
}

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
