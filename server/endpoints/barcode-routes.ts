import { Hono } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';

/** A text always has the same symbol. */
const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' };
/** Heights in millimetres; widths in modules: the quiet zone that a scanner needs on both sides. */
const SHAPE = { height: 16, paddingwidth: 11, paddingheight: 6 };

/** `GET /fapi/barcode/{text}`: the symbol of a variant's UPC, EAN or product number as SVG. */
export function createBarcodeRoutes(): Hono {
  return new Hono().get('/barcode/:text', async (context) => {
    const text = context.req.param('text');
    if (!/^[ -~]{1,100}$/.test(text)) throw new ApiError(HTTP_ERRORS.unknownCall);
    return context.body(await barcodeOf(text), 200, HEADERS);
  });
}

/**
 * An EAN-13 (GS1 General Specifications), also for a UPC-A, which is an EAN-13 with a leading 0; Code 128 (ISO/IEC 15417)
 * for any other text, which includes digits with a wrong check digit. The library takes some megabytes: loaded for the
 * first barcode.
 */
async function barcodeOf(text: string): Promise<string> {
  const { default: bwipjs } = await import('bwip-js/node');
  if (!/^\d{12,13}$/.test(text)) return bwipjs.toSVG({ ...SHAPE, bcid: 'code128', text });
  try {
    return bwipjs.toSVG({ ...SHAPE, bcid: 'ean13', text: text.padStart(13, '0') });
  } catch {
    return bwipjs.toSVG({ ...SHAPE, bcid: 'code128', text });
  }
}
