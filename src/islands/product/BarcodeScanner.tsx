import { useState } from 'react';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { loadProduct } from '../../stores/catalog/product.ts';
import { ErrorMessage } from '../kit/ErrorMessage.tsx';
import { shopHref } from '../kit/shop-href.ts';
import { useText } from '../kit/text.ts';
import { canScan, useBarcodeCamera } from './use-barcode-camera.ts';

/** The page of the variant with the barcode, else of the product. */
function pageOf({ slug, variants }: ProductDetails, code: string): string {
  const withoutZeros = (text: string) => text.replace(/^0+/, '');
  const variant = variants.find(
    ({ upc, productId }) => productId === code || withoutZeros(upc ?? '') === withoutZeros(code),
  );
  const { color, size } = variant ?? {};
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
  return shopHref(`/p/${encodeURIComponent(slug)}${query.size === 0 ? '' : `?${query}`}`);
}

/** Reads the barcode of a product at hand with the camera and opens its page, where the browser can. */
export function BarcodeScanner() {
  const t = useText();
  const [unknown, setUnknown] = useState<string>();
  const openProduct = async (code: string) => {
    const outcome = await loadProduct(code);
    if (outcome.ok) location.assign(pageOf(outcome.value, code));
    else setUnknown(code);
  };
  const { video, isOn, error: failure, start, stop } = useBarcodeCamera((code) => void openProduct(code));
  if (!canScan) return null;
  const error = failure && t(failure === 'denied' ? 'availability.scanDenied' : 'availability.scanMissing');
  const scan = () => {
    setUnknown(undefined);
    start();
  };
  return (
    <div className="dialog__stack">
      {isOn && (
        <>
          <p>{t('availability.scanHelp')}</p>
          <video className="scanner" ref={video} aria-label={t('availability.scanPicture')} muted playsInline />
        </>
      )}
      <button type="button" className="button" onClick={isOn ? stop : scan}>
        {t(isOn ? 'availability.scanStop' : 'availability.scan')}
      </button>
      <ErrorMessage text={unknown === undefined ? error : t('availability.scanUnknown', { code: unknown })} />
    </div>
  );
}
