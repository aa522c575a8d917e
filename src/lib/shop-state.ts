/**
 * What the server tells the page's scripts, as JSON in `<script type="application/json" id="shop-state">`. Nothing personal: the
 * page may be stored.
 */
export interface ShopState {
  readonly locale: string;
  readonly siteId: string;
  readonly currency: string;
  readonly region: 'NORA' | 'EMEA';
  readonly taxMode: 'exclusive' | 'inclusive';
  /** Paths as the locale has them, without query. */
  readonly paths: { readonly home: string; readonly cart: string; readonly checkout: string; readonly browse: string };
  /** Query text of the parameters that travel with the visitor, without `?`; mostly empty. */
  readonly carried: string;
  /** In preview all consent is granted. */
  readonly isPreview: boolean;
  /** The few texts that must be there before anything can be loaded. */
  readonly messages: Readonly<Record<string, string>>;
}
