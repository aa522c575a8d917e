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
  const variant = variants.find(({ upc, productId }) => productId === code || withoutZeros(upc ?? '') === withoutZeros(code));
  const { color, size } = variant ?? {};
  const query = new URLSearchParams({ ...(color && { color }), ...(size && { size }) });
  return shopHref(`/p/${encodeURIComponent(slug)}${query.size === 0 ? '' : `?${query}`}`);
}

/** Reads the barcode of a product at hand with the camera and opens its page, where the browser can. */
export function BarcodeScanner() {
  const t = useText();
  const [unknown, setUnknown] = useState<string>();
  const camera = useBarcodeCamera((code) => {
    void loadProduct(code).then((outcome) => {
      if (outcome.ok) location.assign(pageOf(outcome.value, code));
      else setUnknown(code);
    });
  });
  if (!canScan) return null;
  const error = camera.error && t(camera.error === 'denied' ? 'availability.scanDenied' : 'availability.scanMissing');
  const start = () => {
    setUnknown(undefined);
    camera.start();
  };
  return (
    <div className="dialog__stack">
      {camera.isOn && (
        <>
          <p>{t('availability.scanHelp')}</p>
          <video className="scanner" ref={camera.video} aria-label={t('availability.scanPicture')} muted playsInline />
        </>
      )}
      <button type="button" className="button" onClick={camera.isOn ? camera.stop : start}>
        {t(camera.isOn ? 'availability.scanStop' : 'availability.scan')}
      </button>
      <ErrorMessage text={unknown === undefined ? error : t('availability.scanUnknown', { code: unknown })} />
    </div>
  );
}
