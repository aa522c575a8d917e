import type { MailTexts } from './mail-texts.ts';

export const deDe: MailTexts = {
  passwordReset: {
    subject: 'Neues Passwort wählen',
    paragraphs: ['Sie möchten ein neues Passwort. Wählen Sie es innerhalb der nächsten Stunde.'],
    action: 'Neues Passwort wählen',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  welcome: {
    subject: 'Ihr Konto ist bereit',
    paragraphs: ['Sie können jetzt Ihre Bestellungen sehen, Adressen hinterlegen und sich merken, was Ihnen gefällt.'],
    action: 'Zum Konto',
    note: 'Haben Sie es nicht eröffnet? Wählen Sie im Shop ein neues Passwort für diese Adresse: Wer es war, ist dann abgemeldet.',
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Sie möchten diese Adresse für Ihr Konto verwenden. Bestätigen Sie sie innerhalb der nächsten Stunde; bis dahin ändert sich nichts.',
    ],
    action: 'Neue Adresse bestätigen',
    note: 'Wenn Sie das nicht waren, tun Sie nichts: Das Konto bleibt, wie es ist.',
  },
  emailChangeNotice: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      'Jemand, vermutlich Sie, möchte die E-Mail-Adresse Ihres Kontos in {email} ändern. Sie ändert sich, sobald diese Adresse bestätigt ist.',
    ],
    action: 'Neues Passwort wählen',
    note: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Damit ist die Anfrage beendet. Falls Sie der Link nicht mehr erreicht, schreiben Sie uns.',
  },
  accountClosed: {
    subject: 'Ihr Konto ist geschlossen',
    paragraphs: [
      'Ihr Konto ist geschlossen, und was darin gespeichert war, ist gelöscht. Ihre Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt.',
    ],
    action: 'Zum Shop',
    note: 'Wenn Sie das nicht waren, schreiben Sie uns.',
  },
  newsletterConfirmation: {
    subject: 'Bitte bestätigen Sie Ihre Adresse',
    paragraphs: [
      'Jemand, hoffentlich Sie, hat unseren Newsletter an diese Adresse bestellt. Wir schicken nichts, bevor Sie das bestätigen.',
    ],
    action: 'Adresse bestätigen',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun. Der Link gilt sieben Tage.',
  },
  newsletterWelcome: {
    subject: 'Sie stehen auf der Liste',
    paragraphs: [
      'Danke für Ihre Anmeldung. Sechsmal im Jahr schreiben wir, was nass wurde, was hielt und was wir geändert haben. Sonst nichts, und Ihre Adresse bleibt bei uns.',
    ],
    action: 'Neues ansehen',
    note: 'Sie erhalten diese Mail, weil diese Adresse für unseren Newsletter angemeldet wurde.',
    unsubscribe: 'Newsletter abbestellen',
  },
  newsletterIssue: {
    subject: '{title}',
    paragraphs: [],
    action: 'Im Shop lesen',
    note: 'Sie erhalten diese Mail, weil Sie unseren Newsletter bestellt haben.',
    unsubscribe: 'Newsletter abbestellen',
  },
  receipt: {
    subject: 'Ihr Beleg von {store}',
    paragraphs: [
      'Vielen Dank für Ihren Einkauf. {seller} hat Ihnen bei {store} die Bestellung {orderNumber} verkauft, insgesamt {total}. Die Rechnung liegt bei.',
    ],
  },
  orderConfirmation: {
    subject: 'Ihre Bestellung {orderNumber}',
    paragraphs: [
      'Vielen Dank. Ihre Bestellung {orderNumber} über {total} ist eingegangen. Wir packen sie und schreiben Ihnen, sobald sie unterwegs ist.',
    ],
    action: 'Bestellung ansehen',
  },
  orderCancelled: {
    subject: 'Bestellung {orderNumber} ist storniert',
    paragraphs: [
      'Ihre Bestellung {orderNumber} ist storniert, von den {total} bezahlen Sie nichts. Was auf einer Karte vorgemerkt war, wird freigegeben; bis Ihre Bank das anzeigt, können einige Tage vergehen. Geschenkkarten, Punkte und Guthaben können Sie sofort wieder einsetzen, Zahlungen vom Bankkonto gehen dorthin zurück.',
    ],
    action: 'Bestellung ansehen',
  },
  orderPartlyCancelled: {
    subject: 'Ein Teil der Bestellung {orderNumber} ist storniert',
    paragraphs: [
      'Einen Teil Ihrer Bestellung {orderNumber} können wir nicht liefern und haben ihn storniert. Sie erhalten {amount} so zurück, wie Sie bezahlt haben.',
    ],
    action: 'Bestellung ansehen',
  },
  orderShipped: {
    subject: 'Bestellung {orderNumber} ist unterwegs',
    paragraphs: ['Diese Artikel Ihrer Bestellung {orderNumber} haben wir verschickt.'],
    action: 'Bestellung ansehen',
  },
  orderRefunded: {
    subject: 'Ihre Rücksendung zur Bestellung {orderNumber}',
    paragraphs: [
      'Ihre Rücksendung zur Bestellung {orderNumber} ist da. Sie erhalten {amount} so zurück, wie Sie bezahlt haben.',
    ],
    action: 'Bestellung ansehen',
  },
  returnRegistered: {
    subject: 'Ihre Rücksendung zur Bestellung {orderNumber} ist angemeldet',
    paragraphs: [
      'Ihre Rücksendung {returnNumber} ist angemeldet, mit diesen Artikeln. Das Etikett hängt an dieser Mail: Drucken Sie es, kleben Sie es außen auf das Paket und geben Sie das Paket ab.',
      'Sobald das Paket bei uns ist, erhalten Sie Ihr Geld so zurück, wie Sie bezahlt haben.',
    ],
    action: 'Bestellung ansehen',
  },
  giftCard: {
    subject: 'Eine Geschenkkarte für Sie',
    paragraphs: ['Diese Geschenkkarte ist {amount} wert.', 'Nummer: {number}', 'PIN: {pin}'],
    action: 'Zum Shop',
    note: 'Wer Nummer und PIN hat, kann sie einlösen. Heben Sie diese Mail auf wie Bargeld.',
  },
  noticeConfirmation: {
    subject: 'Bitte bestätigen: {product}',
    paragraphs: [
      'Jemand, hoffentlich Sie, möchte eine Mail bekommen, sobald {product} erhältlich ist. Wir schicken nichts, bevor Sie das bestätigen.',
    ],
    action: 'Anfrage bestätigen',
    note: 'Waren Sie es nicht, brauchen Sie nichts zu tun. Der Link gilt sieben Tage.',
  },
  noticeStored: {
    subject: 'Vorgemerkt: {product}',
    paragraphs: ['Wir schreiben Ihnen einmal, sobald {product} erhältlich ist. Reserviert ist nichts.'],
    action: 'Anfrage löschen',
    note: 'Sonst brauchen Sie nichts zu tun.',
  },
  stockNotice: {
    subject: '{product} ist wieder da',
    paragraphs: ['{product} ist wieder auf Lager. Reserviert ist nichts.'],
    action: 'Zum Produkt',
    note: 'Sie haben um diese eine Mail gebeten. Es folgt keine weitere.',
  },
  sharedFavorites: {
    subject: 'Favoriten zum Anschauen',
    paragraphs: ['Jemand möchte Ihnen seine Favoriten zeigen.'],
    action: 'Favoriten ansehen',
  },
  reviewRequest: {
    subject: 'Wie bewährt es sich?',
    paragraphs: [
      'Die Artikel Ihrer Bestellung {orderNumber} sind nun eine Weile bei Ihnen. Was würden Sie jemandem sagen, der sie kaufen will? Ein paar ehrliche Sätze helfen, gern mit Fotos.',
    ],
    action: 'Bewertung schreiben',
    note: 'Diese Mail kommt je Bestellung nur einmal. Mails zu Bewertungen können Sie in Ihrem Konto abstellen.',
  },
  reviewPublished: {
    subject: 'Ihre Bewertung von {product} ist online',
    paragraphs: ['Vielen Dank. Ihre Bewertung „{title}“ ist jetzt für alle zu lesen, die sich {product} ansehen.'],
    action: 'Zum Produkt',
  },
  reviewRejected: {
    subject: 'Ihre Bewertung von {product} wird nicht gezeigt',
    paragraphs: [
      'Wir haben Ihre Bewertung „{title}“ gelesen und zeigen sie nicht.',
      'Grund: {reason}',
      'Sie können sie ändern und noch einmal senden.',
    ],
    action: 'Neu schreiben',
  },
  caseReceived: {
    subject: 'Ihre Nachricht ist da ({caseNumber})',
    paragraphs: [
      'Danke für Ihre Nachricht. Sie hat die Nummer {caseNumber}. Wir antworten innerhalb von zwei Werktagen.',
    ],
  },
  questionAnswered: {
    subject: 'Ihre Frage zu {product} ist beantwortet',
    paragraphs: ['Zu Ihrer Frage zu {product} gibt es eine Antwort.'],
    action: 'Antwort lesen',
    note: 'Sie haben um diese eine Mail gebeten. Es folgt keine weitere.',
  },
};
