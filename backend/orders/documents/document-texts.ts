import type { CancellationReason } from '../../../domain/cancellation-reasons.ts';

/** Texts of the documents of an order; keys are languages. */
export interface DocumentTexts {
  readonly invoice: string;
  readonly invoiceFor: string;
  /** Before the name and the store of the associate. */
  readonly soldBy: string;
  readonly orderNumber: string;
  readonly date: string;
  readonly item: string;
  readonly qty: string;
  readonly price: string;
  readonly amount: string;
  readonly itemTotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxContained: string;
  readonly total: string;
  readonly cancelled: string;
  readonly returnLabel: string;
  readonly returnNumber: string;
  readonly from: string;
  readonly to: string;
  readonly contents: string;
  readonly returnHint: string;
  readonly trackingNumber: string;
  readonly arrives: string;
  readonly cancelReason: string;
  /** Of a customised line. */
  readonly noReturns: string;
  readonly cancelReasons: Readonly<Record<CancellationReason, string>>;
}

const ENGLISH: DocumentTexts = {
  invoice: 'Invoice',
  invoiceFor: 'Invoice for',
  soldBy: 'Sold by',
  orderNumber: 'Order',
  date: 'Date',
  item: 'Item',
  qty: 'Qty',
  price: 'Price',
  amount: 'Amount',
  itemTotal: 'Items',
  discount: 'Discount',
  shipping: 'Delivery',
  tax: 'Tax',
  taxContained: 'Tax contained',
  total: 'Total',
  cancelled: 'This order was cancelled.',
  returnLabel: 'Return',
  returnNumber: 'Return number',
  from: 'From',
  to: 'To',
  contents: 'Contents',
  returnHint: 'Put this label on the outside of the parcel and cover older ones.',
  trackingNumber: 'Tracking number',
  arrives: 'Arrives',
  cancelReason: 'Reason',
  noReturns: 'made to your design, no returns',
  cancelReasons: {
    changedMind: 'I changed my mind',
    byMistake: 'I ordered by mistake',
    wrongItem: 'Wrong item, size or color',
    wrongAddress: 'Wrong address or payment',
    takesTooLong: 'Delivery takes too long',
    foundElsewhere: 'I found it elsewhere',
    other: 'Another reason',
  },
};

const TEXTS: Readonly<Record<string, DocumentTexts>> = {
  en: ENGLISH,
  de: {
    invoice: 'Rechnung',
    invoiceFor: 'Rechnung an',
    soldBy: 'Verkauft von',
    orderNumber: 'Bestellung',
    date: 'Datum',
    item: 'Artikel',
    qty: 'Menge',
    price: 'Preis',
    amount: 'Betrag',
    itemTotal: 'Artikel',
    discount: 'Rabatt',
    shipping: 'Lieferung',
    tax: 'Steuer',
    taxContained: 'Enthaltene MwSt.',
    total: 'Gesamt',
    cancelled: 'Diese Bestellung wurde storniert.',
    returnLabel: 'Rücksendung',
    returnNumber: 'Rücksendenummer',
    from: 'Von',
    to: 'An',
    contents: 'Inhalt',
    returnHint: 'Kleben Sie das Etikett außen auf das Paket und überkleben Sie ältere.',
    trackingNumber: 'Sendungsnummer',
    arrives: 'Ankunft',
    cancelReason: 'Grund',
    noReturns: 'nach Ihrem Entwurf, keine Rückgabe',
    cancelReasons: {
      changedMind: 'Ich habe es mir anders überlegt',
      byMistake: 'Versehentlich bestellt',
      wrongItem: 'Falscher Artikel, falsche Größe oder Farbe',
      wrongAddress: 'Falsche Adresse oder Zahlungsart',
      takesTooLong: 'Die Lieferung dauert zu lange',
      foundElsewhere: 'Anderswo gefunden',
      other: 'Ein anderer Grund',
    },
  },
  fr: {
    invoice: 'Facture',
    invoiceFor: 'Facturé à',
    soldBy: 'Vendu par',
    orderNumber: 'Commande',
    date: 'Date',
    item: 'Article',
    qty: 'Qté',
    price: 'Prix',
    amount: 'Montant',
    itemTotal: 'Articles',
    discount: 'Remise',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxContained: 'TVA comprise',
    total: 'Total',
    cancelled: 'Cette commande a été annulée.',
    returnLabel: 'Retour',
    returnNumber: 'Numéro de retour',
    from: 'De',
    to: 'À',
    contents: 'Contenu',
    returnHint: 'Collez cette étiquette sur le colis et recouvrez les anciennes.',
    trackingNumber: 'Numéro de suivi',
    arrives: 'Arrivée',
    cancelReason: 'Motif',
    noReturns: 'selon votre création, pas de retour',
    cancelReasons: {
      changedMind: 'J’ai changé d’avis',
      byMistake: 'Commande passée par erreur',
      wrongItem: 'Mauvais article, taille ou couleur',
      wrongAddress: 'Mauvaise adresse ou mauvais paiement',
      takesTooLong: 'La livraison est trop longue',
      foundElsewhere: 'Trouvé ailleurs',
      other: 'Un autre motif',
    },
  },
  es: {
    invoice: 'Factura',
    invoiceFor: 'Facturado a',
    soldBy: 'Vendido por',
    orderNumber: 'Pedido',
    date: 'Fecha',
    item: 'Artículo',
    qty: 'Cant.',
    price: 'Precio',
    amount: 'Importe',
    itemTotal: 'Artículos',
    discount: 'Descuento',
    shipping: 'Envío',
    tax: 'Impuestos',
    taxContained: 'IVA incluido',
    total: 'Total',
    cancelled: 'Este pedido se canceló.',
    returnLabel: 'Devolución',
    returnNumber: 'Número de devolución',
    from: 'De',
    to: 'Para',
    contents: 'Contenido',
    returnHint: 'Pegue esta etiqueta por fuera del paquete y tape las anteriores.',
    trackingNumber: 'Número de seguimiento',
    arrives: 'Llega',
    cancelReason: 'Motivo',
    noReturns: 'según tu diseño, sin devolución',
    cancelReasons: {
      changedMind: 'He cambiado de idea',
      byMistake: 'Pedido por error',
      wrongItem: 'Artículo, talla o color equivocados',
      wrongAddress: 'Dirección o pago equivocados',
      takesTooLong: 'El envío tarda demasiado',
      foundElsewhere: 'Lo he encontrado en otro sitio',
      other: 'Otro motivo',
    },
  },
  it: {
    invoice: 'Fattura',
    invoiceFor: 'Fattura a',
    soldBy: 'Venduto da',
    orderNumber: 'Ordine',
    date: 'Data',
    item: 'Articolo',
    qty: 'Q.tà',
    price: 'Prezzo',
    amount: 'Importo',
    itemTotal: 'Articoli',
    discount: 'Sconto',
    shipping: 'Spedizione',
    tax: 'Imposte',
    taxContained: 'IVA compresa',
    total: 'Totale',
    cancelled: 'Questo ordine è stato annullato.',
    returnLabel: 'Reso',
    returnNumber: 'Numero di reso',
    from: 'Da',
    to: 'A',
    contents: 'Contenuto',
    returnHint: 'Incolli questa etichetta all’esterno del pacco e copra quelle vecchie.',
    trackingNumber: 'Numero di tracciamento',
    arrives: 'Arrivo',
    cancelReason: 'Motivo',
    noReturns: 'su tuo disegno, nessun reso',
    cancelReasons: {
      changedMind: 'Ho cambiato idea',
      byMistake: 'Ordinato per errore',
      wrongItem: 'Articolo, taglia o colore sbagliati',
      wrongAddress: 'Indirizzo o pagamento sbagliato',
      takesTooLong: 'La consegna richiede troppo tempo',
      foundElsewhere: 'L’ho trovato altrove',
      other: 'Un altro motivo',
    },
  },
  nl: {
    invoice: 'Factuur',
    invoiceFor: 'Factuur voor',
    soldBy: 'Verkocht door',
    orderNumber: 'Bestelling',
    date: 'Datum',
    item: 'Artikel',
    qty: 'Aantal',
    price: 'Prijs',
    amount: 'Bedrag',
    itemTotal: 'Artikelen',
    discount: 'Korting',
    shipping: 'Bezorging',
    tax: 'Belasting',
    taxContained: 'Inclusief btw',
    total: 'Totaal',
    cancelled: 'Deze bestelling is geannuleerd.',
    returnLabel: 'Retour',
    returnNumber: 'Retournummer',
    from: 'Van',
    to: 'Aan',
    contents: 'Inhoud',
    returnHint: 'Plak dit label op de buitenkant van het pakket en over oude heen.',
    trackingNumber: 'Trackingnummer',
    arrives: 'Komt aan',
    cancelReason: 'Reden',
    noReturns: 'naar jouw ontwerp, niet retourneren',
    cancelReasons: {
      changedMind: 'Ik ben van gedachten veranderd',
      byMistake: 'Per ongeluk besteld',
      wrongItem: 'Verkeerd artikel, verkeerde maat of kleur',
      wrongAddress: 'Verkeerd adres of verkeerde betaling',
      takesTooLong: 'De levering duurt te lang',
      foundElsewhere: 'Elders gevonden',
      other: 'Een andere reden',
    },
  },
};

/** The texts of the rows of a total. */
export const TOTAL_LABELS = {
  items: 'itemTotal',
  discounts: 'discount',
  shippingCost: 'shipping',
  tax: 'tax',
} as const;

export const documentTexts = (locale: string): DocumentTexts => TEXTS[locale.slice(0, 2)] ?? ENGLISH;
