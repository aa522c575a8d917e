/** What the stand-in of the chat says, by language; locales of the shop share those of their language. */
export interface ChatTexts {
  readonly title: string;
  readonly open: string;
  readonly close: string;
  readonly end: string;
  readonly ended: string;
  readonly you: string;
  readonly assistant: string;
  readonly message: string;
  readonly send: string;
  readonly greeting: string;
  readonly order: string;
  readonly store: string;
  readonly size: string;
  readonly agent: string;
  readonly askOrder: string;
  readonly askEmail: string;
  readonly orderIs: string;
  readonly noOrder: string;
  readonly askPlace: string;
  readonly noStore: string;
  readonly storesFound: string;
  readonly askLength: string;
  readonly noSize: string;
  readonly sizeIs: string;
  readonly joined: string;
  readonly failed: string;
  readonly unclear: string;
  /** By the progress of an order. */
  readonly progress: Readonly<Record<string, string>>;
}

const en: ChatTexts = {
  title: 'Chat',
  open: 'Open chat',
  close: 'Close chat',
  end: 'End conversation',
  ended: 'The conversation has ended.',
  you: 'You',
  assistant: 'Assistant',
  message: 'Message',
  send: 'Send',
  greeting: 'Hi! What can we help you with?',
  order: 'Where is my order?',
  store: 'Find a store',
  size: 'Which size fits?',
  agent: 'Talk to a person',
  askOrder: 'What is your order number?',
  askEmail: 'Which email address did you order with?',
  orderIs: 'Order {number}: {progress}.',
  noOrder: 'There is no order with this number and address. Please check both.',
  askPlace: 'Which town or postal code?',
  noStore: 'There is no store near {place}.',
  storesFound: 'These are closest to you:',
  askLength: 'How long is your foot, in centimeters?',
  noSize: 'Our sizes start at {min} cm and end at {max} cm. Please measure again.',
  sizeIs: 'For {length} cm we suggest: {sizes}.',
  joined: 'A colleague would join here. The demo has none.',
  failed: 'That did not work. Please try again.',
  unclear: 'Ask about an order, a store or a size.',
  progress: {
    waiting: 'waiting for its payment',
    preparing: 'being prepared',
    partlyShipped: 'partly on its way',
    shipped: 'on its way',
    delivered: 'delivered',
    returned: 'returned',
    cancelled: 'cancelled',
  },
};

const de: ChatTexts = {
  title: 'Chat',
  open: 'Chat öffnen',
  close: 'Chat schließen',
  end: 'Gespräch beenden',
  ended: 'Das Gespräch ist beendet.',
  you: 'Sie',
  assistant: 'Assistent',
  message: 'Nachricht',
  send: 'Senden',
  greeting: 'Guten Tag! Wobei können wir Ihnen helfen?',
  order: 'Wo ist meine Bestellung?',
  store: 'Geschäft finden',
  size: 'Welche Größe passt?',
  agent: 'Mit einem Menschen sprechen',
  askOrder: 'Wie lautet Ihre Bestellnummer?',
  askEmail: 'Mit welcher E-Mail-Adresse haben Sie bestellt?',
  orderIs: 'Bestellung {number}: {progress}.',
  noOrder: 'Es gibt keine Bestellung mit dieser Nummer und Adresse. Bitte prüfen Sie beides.',
  askPlace: 'Welcher Ort oder welche Postleitzahl?',
  noStore: 'In der Nähe von {place} gibt es kein Geschäft.',
  storesFound: 'Am nächsten sind:',
  askLength: 'Wie lang ist Ihr Fuß in Zentimetern?',
  noSize: 'Unsere Größen reichen von {min} bis {max} cm. Bitte messen Sie noch einmal.',
  sizeIs: 'Für {length} cm empfehlen wir: {sizes}.',
  joined: 'Hier käme jemand aus dem Team dazu. In der Demo gibt es niemanden.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  unclear: 'Fragen Sie nach einer Bestellung, einem Geschäft oder einer Größe.',
  progress: {
    waiting: 'wartet auf die Zahlung',
    preparing: 'in Vorbereitung',
    partlyShipped: 'zum Teil unterwegs',
    shipped: 'unterwegs',
    delivered: 'zugestellt',
    returned: 'zurückgeschickt',
    cancelled: 'storniert',
  },
};

const fr: ChatTexts = {
  title: 'Chat',
  open: 'Ouvrir le chat',
  close: 'Fermer le chat',
  end: 'Terminer la conversation',
  ended: 'La conversation est terminée.',
  you: 'Vous',
  assistant: 'Assistant',
  message: 'Message',
  send: 'Envoyer',
  greeting: 'Bonjour ! Comment pouvons-nous vous aider ?',
  order: 'Où est ma commande ?',
  store: 'Trouver un magasin',
  size: 'Quelle taille choisir ?',
  agent: 'Parler à une personne',
  askOrder: 'Quel est votre numéro de commande ?',
  askEmail: 'Avec quelle adresse e-mail avez-vous commandé ?',
  orderIs: 'Commande {number} : {progress}.',
  noOrder: 'Aucune commande ne correspond à ce numéro et à cette adresse. Vérifiez les deux.',
  askPlace: 'Quelle ville ou quel code postal ?',
  noStore: 'Il n’y a pas de magasin près de {place}.',
  storesFound: 'Les plus proches :',
  askLength: 'Quelle est la longueur de votre pied, en centimètres ?',
  noSize: 'Nos tailles vont de {min} à {max} cm. Mesurez encore une fois.',
  sizeIs: 'Pour {length} cm, nous conseillons : {sizes}.',
  joined: 'Une personne vous rejoindrait ici. La démo n’en a pas.',
  failed: 'Cela n’a pas fonctionné. Réessayez.',
  unclear: 'Posez une question sur une commande, un magasin ou une taille.',
  progress: {
    waiting: 'en attente de paiement',
    preparing: 'en préparation',
    partlyShipped: 'en partie en route',
    shipped: 'en route',
    delivered: 'livrée',
    returned: 'retournée',
    cancelled: 'annulée',
  },
};

const es: ChatTexts = {
  title: 'Chat',
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  end: 'Terminar la conversación',
  ended: 'La conversación ha terminado.',
  you: 'Tú',
  assistant: 'Asistente',
  message: 'Mensaje',
  send: 'Enviar',
  greeting: '¡Hola! ¿En qué podemos ayudarte?',
  order: '¿Dónde está mi pedido?',
  store: 'Buscar una tienda',
  size: '¿Qué talla elijo?',
  agent: 'Hablar con una persona',
  askOrder: '¿Cuál es tu número de pedido?',
  askEmail: '¿Con qué correo electrónico hiciste el pedido?',
  orderIs: 'Pedido {number}: {progress}.',
  noOrder: 'No hay ningún pedido con ese número y correo. Revisa ambos.',
  askPlace: '¿Qué ciudad o código postal?',
  noStore: 'No hay ninguna tienda cerca de {place}.',
  storesFound: 'Las más cercanas:',
  askLength: '¿Cuánto mide tu pie, en centímetros?',
  noSize: 'Nuestras tallas van de {min} a {max} cm. Vuelve a medir.',
  sizeIs: 'Para {length} cm te sugerimos: {sizes}.',
  joined: 'Aquí se uniría una persona. La demo no tiene ninguna.',
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  unclear: 'Pregunta por un pedido, una tienda o una talla.',
  progress: {
    waiting: 'a la espera del pago',
    preparing: 'en preparación',
    partlyShipped: 'en parte en camino',
    shipped: 'en camino',
    delivered: 'entregado',
    returned: 'devuelto',
    cancelled: 'cancelado',
  },
};

const it: ChatTexts = {
  title: 'Chat',
  open: 'Apri la chat',
  close: 'Chiudi la chat',
  end: 'Termina la conversazione',
  ended: 'La conversazione è terminata.',
  you: 'Tu',
  assistant: 'Assistente',
  message: 'Messaggio',
  send: 'Invia',
  greeting: 'Ciao! Come possiamo aiutarti?',
  order: 'Dov’è il mio ordine?',
  store: 'Trova un negozio',
  size: 'Quale taglia scelgo?',
  agent: 'Parla con una persona',
  askOrder: 'Qual è il numero del tuo ordine?',
  askEmail: 'Con quale indirizzo email hai ordinato?',
  orderIs: 'Ordine {number}: {progress}.',
  noOrder: 'Non c’è nessun ordine con questo numero e indirizzo. Controllali entrambi.',
  askPlace: 'Quale città o codice postale?',
  noStore: 'Non ci sono negozi vicino a {place}.',
  storesFound: 'I più vicini:',
  askLength: 'Quanto è lungo il tuo piede, in centimetri?',
  noSize: 'Le nostre misure vanno da {min} a {max} cm. Misura di nuovo.',
  sizeIs: 'Per {length} cm consigliamo: {sizes}.',
  joined: 'Qui si unirebbe una persona. La demo non ne ha.',
  failed: 'Non ha funzionato. Riprova.',
  unclear: 'Chiedi di un ordine, di un negozio o di una taglia.',
  progress: {
    waiting: 'in attesa del pagamento',
    preparing: 'in preparazione',
    partlyShipped: 'in parte in viaggio',
    shipped: 'in viaggio',
    delivered: 'consegnato',
    returned: 'reso',
    cancelled: 'annullato',
  },
};

const nl: ChatTexts = {
  title: 'Chat',
  open: 'Chat openen',
  close: 'Chat sluiten',
  end: 'Gesprek beëindigen',
  ended: 'Het gesprek is beëindigd.',
  you: 'Jij',
  assistant: 'Assistent',
  message: 'Bericht',
  send: 'Versturen',
  greeting: 'Hallo! Waarmee kunnen we je helpen?',
  order: 'Waar is mijn bestelling?',
  store: 'Winkel zoeken',
  size: 'Welke maat past?',
  agent: 'Met een mens praten',
  askOrder: 'Wat is je bestelnummer?',
  askEmail: 'Met welk e-mailadres heb je besteld?',
  orderIs: 'Bestelling {number}: {progress}.',
  noOrder: 'Er is geen bestelling met dit nummer en adres. Controleer beide.',
  askPlace: 'Welke plaats of postcode?',
  noStore: 'Er is geen winkel in de buurt van {place}.',
  storesFound: 'Het dichtst bij:',
  askLength: 'Hoe lang is je voet, in centimeters?',
  noSize: 'Onze maten lopen van {min} tot {max} cm. Meet nog een keer.',
  sizeIs: 'Voor {length} cm raden we aan: {sizes}.',
  joined: 'Hier zou een collega erbij komen. De demo heeft er geen.',
  failed: 'Dat lukte niet. Probeer het nog een keer.',
  unclear: 'Vraag naar een bestelling, een winkel of een maat.',
  progress: {
    waiting: 'wacht op betaling',
    preparing: 'in voorbereiding',
    partlyShipped: 'deels onderweg',
    shipped: 'onderweg',
    delivered: 'bezorgd',
    returned: 'teruggestuurd',
    cancelled: 'geannuleerd',
  },
};

/** By language; the nine locales of the shop have these six. */
export const CHAT_TEXTS: Readonly<Record<string, ChatTexts>> = { en, de, fr, es, it, nl };
