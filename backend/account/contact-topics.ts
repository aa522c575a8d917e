/** Topics of contact messages with their subjects. */
const SUBJECTS = {
  order: ['where', 'change', 'damaged'],
  return: ['how', 'label', 'refund'],
  payment: ['card', 'gift-card', 'promotion'],
  product: ['size', 'care', 'availability'],
  account: ['sign-in', 'data', 'loyalty'],
  other: ['store', 'feedback', 'else'],
} as const;

type Topic = keyof typeof SUBJECTS;

const TOPICS: readonly Topic[] = ['order', 'return', 'payment', 'product', 'account', 'other'];

/** By language: a line per topic, its name and those of its subjects in the order of `SUBJECTS`. */
const NAMES: Readonly<Record<string, string>> = {
  en: `Orders|Where is my order?|Change or cancel an order|Something arrived damaged
    Returns|How to return something|Return label|Refund
    Payment|Cards and wallets|Gift cards|Codes and promotions
    Products|Fit and size|Care and repair|Availability
    Account|Signing in|My data|Loyalty programme
    Something else|A store|Praise and criticism|Another question`,
  de: `Bestellungen|Wo ist meine Bestellung?|Bestellung ändern oder stornieren|Etwas kam beschädigt an
    Rückgabe|So geht die Rückgabe|Rücksendeetikett|Erstattung
    Zahlung|Karten und Wallets|Geschenkkarten|Codes und Aktionen
    Produkte|Passform und Größe|Pflege und Reparatur|Verfügbarkeit
    Konto|Anmelden|Meine Daten|Treueprogramm
    Anderes|Eine Filiale|Lob und Kritik|Eine andere Frage`,
  fr: `Commandes|Où est ma commande ?|Modifier ou annuler une commande|Un article est arrivé abîmé
    Retours|Comment retourner un article|Étiquette de retour|Remboursement
    Paiement|Cartes et portefeuilles|Cartes cadeaux|Codes et promotions
    Produits|Coupe et taille|Entretien et réparation|Disponibilité
    Compte|Connexion|Mes données|Programme de fidélité
    Autre|Un magasin|Compliments et critiques|Une autre question`,
  es: `Pedidos|¿Dónde está mi pedido?|Cambiar o cancelar un pedido|Algo llegó dañado
    Devoluciones|Cómo devolver un artículo|Etiqueta de devolución|Reembolso
    Pago|Tarjetas y monederos|Tarjetas regalo|Códigos y promociones
    Productos|Ajuste y talla|Cuidado y reparación|Disponibilidad
    Cuenta|Iniciar sesión|Mis datos|Programa de fidelidad
    Otros|Una tienda|Elogios y críticas|Otra pregunta`,
  it: `Ordini|Dov’è il mio ordine?|Modificare o annullare un ordine|Qualcosa è arrivato danneggiato
    Resi|Come fare un reso|Etichetta di reso|Rimborso
    Pagamento|Carte e portafogli|Carte regalo|Codici e promozioni
    Prodotti|Vestibilità e taglia|Cura e riparazione|Disponibilità
    Account|Accesso|I miei dati|Programma fedeltà
    Altro|Un negozio|Complimenti e critiche|Un’altra domanda`,
  nl: `Bestellingen|Waar is mijn bestelling?|Een bestelling wijzigen of annuleren|Iets kwam beschadigd aan
    Retouren|Zo retourneert u iets|Retourlabel|Terugbetaling
    Betaling|Kaarten en wallets|Cadeaubonnen|Codes en acties
    Producten|Pasvorm en maat|Onderhoud en reparatie|Beschikbaarheid
    Account|Inloggen|Mijn gegevens|Loyaliteitsprogramma
    Iets anders|Een winkel|Lof en kritiek|Een andere vraag`,
};

interface Choice {
  readonly id: string;
  readonly name: string;
}

export function listTopics(locale: string): Choice[] {
  return TOPICS.map((id) => ({ id, name: namesOf(id, locale)[0] ?? id }));
}

/** The subjects of one topic, or of all; none for an unknown topic. */
export function listSubjects(locale: string, category?: string): (Choice & { readonly category: string })[] {
  const topics = TOPICS.filter((topic) => category === undefined || topic === category);
  return topics.flatMap((topic) => {
    const names = namesOf(topic, locale);
    return SUBJECTS[topic].map((id, index) => ({ id, name: names[index + 1] ?? id, category: topic }));
  });
}

function namesOf(topic: Topic, locale: string): string[] {
  const text = NAMES[locale.slice(0, 2)] ?? NAMES['en'] ?? '';
  const line = text.split('\n')[TOPICS.indexOf(topic)] ?? '';
  return line.split('|').map((name) => name.trim());
}
