/** The shop as its mails show it, in a locale. */
export interface MailShop {
  readonly brand: string;
  /** Absolute addresses. */
  readonly home: string;
  readonly logo: string;
  readonly help: { readonly label: string; readonly link: string };
  readonly returns: { readonly label: string; readonly link: string };
}

export type MailShopOf = (locale: string) => MailShop;

const ENGLISH = { help: 'Help', returns: 'Delivery and returns' };

/** By language. */
const LABELS: Readonly<Record<string, typeof ENGLISH>> = {
  en: ENGLISH,
  de: { help: 'Hilfe', returns: 'Lieferung und Rückgabe' },
  fr: { help: 'Aide', returns: 'Livraison et retours' },
  es: { help: 'Ayuda', returns: 'Envío y devoluciones' },
  it: { help: 'Assistenza', returns: 'Spedizione e resi' },
  nl: { help: 'Hulp', returns: 'Bezorgen en retourneren' },
};

interface MailShopDeps {
  readonly brand: string;
  readonly publicOrigin: string;
  /** Returns the address of a page of the shop in a locale. */
  readonly linkTo: (path: string, locale: string) => string;
}

export function createMailShops({ brand, publicOrigin, linkTo }: MailShopDeps): MailShopOf {
  return (locale) => {
    const { help, returns } = LABELS[locale.split('-')[0] ?? ''] ?? ENGLISH;
    return {
      brand,
      home: linkTo('/', locale),
      logo: `${publicOrigin}/icon-192.png`,
      help: { label: help, link: linkTo('/help', locale) },
      returns: { label: returns, link: linkTo('/shipping-and-returns', locale) },
    };
  };
}
