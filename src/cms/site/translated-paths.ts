/** Translated patterns of the routes (docs/contract.md#sites-and-locales). A missing route is not translated. */
export const FRENCH = {
  cart: '/panier',
  checkout: '/commande',
  'order-confirmation': '/confirmation-de-commande',
  search: '/recherche',
  'search-articles': '/recherche/articles',
  'about-us': '/a-propos',
  'get-the-look': '/inspirations',
  'product-ingredients': '/materiaux',
  'gift-card': '/carte-cadeau',
  'size-chart': '/guide-des-tailles',
  'location-selector': '/pays-et-langue',
};

export const GERMAN = {
  cart: '/warenkorb',
  checkout: '/kasse',
  'order-confirmation': '/bestellbestaetigung',
  search: '/suche',
  'search-articles': '/suche/artikel',
  'collections-slug': '/kollektionen/{slug}',
  'articles-slug': '/artikel/{slug}',
  'about-us': '/ueber-uns',
  'get-the-look': '/looks',
  'product-ingredients': '/materialien',
  'gift-card': '/gutschein',
  'size-chart': '/groessentabelle',
  'location-selector': '/land-und-sprache',
};

export const SPANISH = {
  cart: '/cesta',
  checkout: '/tramitar-pedido',
  'order-confirmation': '/confirmacion-de-pedido',
  search: '/buscar',
  'search-articles': '/buscar/articulos',
  'collections-slug': '/colecciones/{slug}',
  'articles-slug': '/articulos/{slug}',
  'about-us': '/quienes-somos',
  'get-the-look': '/looks',
  'product-ingredients': '/materiales',
  'gift-card': '/tarjeta-regalo',
  'size-chart': '/guia-de-tallas',
  'location-selector': '/pais-e-idioma',
};

export const ITALIAN = {
  cart: '/carrello',
  checkout: '/cassa',
  'order-confirmation': '/conferma-ordine',
  search: '/cerca',
  'search-articles': '/cerca/articoli',
  'collections-slug': '/collezioni/{slug}',
  'articles-slug': '/articoli/{slug}',
  'about-us': '/chi-siamo',
  'get-the-look': '/look',
  'product-ingredients': '/materiali',
  'gift-card': '/carta-regalo',
  'size-chart': '/guida-alle-taglie',
  'location-selector': '/paese-e-lingua',
};

export const DUTCH = {
  cart: '/winkelmand',
  checkout: '/afrekenen',
  'order-confirmation': '/bestelbevestiging',
  search: '/zoeken',
  'search-articles': '/zoeken/artikelen',
  'collections-slug': '/collecties/{slug}',
  'articles-slug': '/artikelen/{slug}',
  'about-us': '/over-ons',
  'get-the-look': '/looks',
  'product-ingredients': '/materialen',
  'gift-card': '/cadeaubon',
  'size-chart': '/maattabel',
  'location-selector': '/land-en-taal',
};
