import type { MailTexts } from './mail-texts.ts';

export const itIt: MailTexts = {
  passwordReset: {
    subject: 'Scegli una nuova password',
    paragraphs: ['Hai chiesto una nuova password. Sceglila entro un’ora.'],
    action: 'Scegli una nuova password',
    note: 'Se non sei stato tu, non fare nulla: la tua password resta quella di prima.',
  },
  welcome: {
    subject: 'Il tuo account è pronto',
    paragraphs: ['Ora puoi vedere i tuoi ordini, salvare indirizzi e annotare ciò che ti piace.'],
    action: 'Vai all’account',
    note: 'Se non l’hai aperto tu, scegli nel negozio una nuova password per questo indirizzo: chi l’ha fatto verrà disconnesso.',
  },
  emailChange: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    paragraphs: [
      'Hai chiesto di usare questo indirizzo per il tuo account. Confermalo entro un’ora: fino ad allora non cambia nulla.',
    ],
    action: 'Conferma il nuovo indirizzo',
    note: 'Se non sei stato tu, non fare nulla: l’account resta com’è.',
  },
  emailChangeNotice: {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    paragraphs: [
      'Qualcuno, probabilmente tu, ha chiesto di cambiare l’indirizzo e-mail del tuo account in {email}. Cambierà appena quell’indirizzo sarà confermato.',
    ],
    action: 'Scegli una nuova password',
    note: 'Se non sei stato tu, scegli subito una nuova password: così la richiesta viene annullata. Se il link non ti arriva più, contattaci.',
  },
  accountClosed: {
    subject: 'Il tuo account è chiuso',
    paragraphs: [
      'Il tuo account è chiuso e i suoi dati sono stati cancellati. Conserviamo i tuoi ordini per il tempo richiesto dalla legge.',
    ],
    action: 'Vai al negozio',
    note: 'Se non sei stato tu, contattaci.',
  },
  newsletterConfirmation: {
    subject: 'Conferma il tuo indirizzo',
    paragraphs: [
      'Qualcuno, speriamo tu, ha chiesto la nostra newsletter a questo indirizzo. Non inviamo nulla prima della conferma.',
    ],
    action: 'Conferma l’indirizzo',
    note: 'Se non sei stato tu, non fare nulla. Il link vale sette giorni.',
  },
  newsletterWelcome: {
    subject: 'Sei nella lista',
    paragraphs: [
      'Grazie per l’iscrizione. Sei volte l’anno raccontiamo che cosa si è bagnato, che cosa ha tenuto e che cosa abbiamo cambiato. Nient’altro, e il tuo indirizzo resta da noi.',
    ],
    action: 'Vedi le novità',
    note: 'Ricevi questa mail perché questo indirizzo è stato iscritto alla nostra newsletter.',
    unsubscribe: 'Annulla l’iscrizione',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Leggi nel negozio',
    note: 'Ricevi questa mail perché ti sei iscritto alla nostra newsletter.',
    unsubscribe: 'Annulla l’iscrizione',
  },
  receipt: {
    subject: 'La tua ricevuta di {store}',
    paragraphs: [
      'Grazie per il tuo acquisto. {seller} ti ha venduto l’ordine {orderNumber} presso {store}, {total} in tutto. La fattura è allegata.',
    ],
  },
  orderConfirmation: {
    subject: 'Il tuo ordine {orderNumber}',
    paragraphs: ['Grazie. Abbiamo ricevuto il tuo ordine {orderNumber}, in tutto {total}, e lo stiamo preparando.'],
    action: 'Vedi l’ordine',
  },
  orderCancelled: {
    subject: 'L’ordine {orderNumber} è annullato',
    paragraphs: [
      'Il tuo ordine {orderNumber} è annullato e dei {total} non paghi nulla. Ciò che era prenotato su una carta viene liberato, anche se la banca può impiegare qualche giorno a mostrarlo; carte regalo, punti e crediti si possono riusare subito e i pagamenti dal conto bancario vi ritornano.',
    ],
    action: 'Vedi l’ordine',
  },
  orderPartlyCancelled: {
    subject: 'Una parte dell’ordine {orderNumber} è annullata',
    paragraphs: [
      'Non possiamo spedire una parte del tuo ordine {orderNumber} e l’abbiamo annullata. Ti rimborsiamo {amount} con il metodo con cui hai pagato.',
    ],
    action: 'Vedi l’ordine',
  },
  orderShipped: {
    subject: 'L’ordine {orderNumber} è in viaggio',
    paragraphs: ['Abbiamo spedito questi articoli del tuo ordine {orderNumber}.'],
    action: 'Vedi l’ordine',
  },
  orderRefunded: {
    subject: 'Il tuo reso dell’ordine {orderNumber}',
    paragraphs: [
      'Abbiamo ricevuto il tuo reso dell’ordine {orderNumber}. Ti rimborsiamo {amount} con il metodo con cui hai pagato.',
    ],
    action: 'Vedi l’ordine',
  },
  returnRegistered: {
    subject: 'Il tuo reso dell’ordine {orderNumber} è registrato',
    paragraphs: [
      'Il tuo reso {returnNumber} è registrato, con questi articoli. L’etichetta è allegata: stampala, incollala all’esterno del pacco e consegnalo.',
      'Quando il pacco è da noi, ti rimborsiamo con il metodo con cui hai pagato.',
    ],
    action: 'Vedi l’ordine',
  },
  giftCard: {
    subject: 'Una carta regalo per te',
    paragraphs: ['Questa carta regalo vale {amount}.', 'Numero: {number}', 'PIN: {pin}'],
    action: 'Vai al negozio',
    note: 'Chi ha numero e PIN può spenderla. Conserva questa mail come denaro contante.',
  },
  noticeConfirmation: {
    subject: 'Da confermare: {product}',
    paragraphs: [
      'Qualcuno, speriamo tu, ha chiesto una mail quando {product} si potrà acquistare. Non inviamo nulla prima della conferma.',
    ],
    action: 'Conferma la richiesta',
    note: 'Se non sei stato tu, non fare nulla. Il link vale sette giorni.',
  },
  noticeStored: {
    subject: 'Fatto: {product}',
    paragraphs: ['Ti scriviamo una sola volta, quando {product} si potrà acquistare. Non ne teniamo da parte.'],
    action: 'Elimina la richiesta',
    note: 'Non devi fare altro.',
  },
  stockNotice: {
    subject: '{product} è tornato',
    paragraphs: ['{product} è di nuovo disponibile. Non ne teniamo da parte.'],
    action: 'Vedi il prodotto',
    note: 'Hai chiesto solo questa mail. Non ne seguiranno altre.',
  },
  sharedFavorites: {
    subject: 'Preferiti da guardare',
    paragraphs: ['Qualcuno vuole mostrarti i suoi preferiti.'],
    action: 'Vedi i preferiti',
  },
  reviewRequest: {
    subject: 'Come si sta comportando?',
    paragraphs: [
      'Gli articoli del tuo ordine {orderNumber} sono con te da un po’. Che cosa diresti a chi sta per comprarli? Bastano poche frasi sincere, con qualche foto se ti va.',
    ],
    action: 'Scrivi una recensione',
    note: 'Ricevi questa e-mail una sola volta per ordine. Nel tuo account puoi disattivare le e-mail sulle recensioni.',
  },
  reviewPublished: {
    subject: 'La tua recensione di {product} è online',
    paragraphs: ['Grazie. La tua recensione «{title}» ora può leggerla chiunque guardi {product}.'],
    action: 'Vedi il prodotto',
  },
  reviewRejected: {
    subject: 'La tua recensione di {product} non viene mostrata',
    paragraphs: [
      'Abbiamo letto la tua recensione «{title}» e non la mostriamo.',
      'Motivo: {reason}',
      'Puoi modificarla e inviarla di nuovo.',
    ],
    action: 'Riscrivila',
  },
  caseReceived: {
    subject: 'Abbiamo ricevuto il tuo messaggio ({caseNumber})',
    paragraphs: [
      'Grazie per averci scritto. Il tuo messaggio ha il numero {caseNumber}. Rispondiamo entro due giorni lavorativi.',
    ],
  },
  questionAnswered: {
    subject: 'La tua domanda su {product} ha una risposta',
    paragraphs: ['Qualcuno ha risposto alla tua domanda su {product}.'],
    action: 'Leggi la risposta',
    note: 'Hai chiesto questa sola email. Non ne seguiranno altre.',
  },
};
