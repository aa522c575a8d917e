import type { Message } from '../outbox/message.ts';

interface Case {
  readonly caseNumber: string;
  readonly email: string;
  readonly locale: string;
}

interface Texts {
  readonly subject: string;
  readonly text: string;
}

const ENGLISH: Texts = {
  subject: 'We have your message',
  text: 'Thank you for writing to us. Your message has the number %s. We answer within two working days.',
};

const TEXTS: Readonly<Record<string, Texts>> = {
  de: {
    subject: 'Ihre Nachricht ist da',
    text: 'Danke für Ihre Nachricht. Sie hat die Nummer %s. Wir antworten innerhalb von zwei Werktagen.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message',
    text: 'Merci de nous avoir écrit. Votre message porte le numéro %s. Nous répondons sous deux jours ouvrés.',
  },
  es: {
    subject: 'Hemos recibido su mensaje',
    text: 'Gracias por escribirnos. Su mensaje tiene el número %s. Respondemos en dos días laborables.',
  },
  it: {
    subject: 'Abbiamo ricevuto il suo messaggio',
    text: 'Grazie per averci scritto. Il suo messaggio ha il numero %s. Rispondiamo entro due giorni lavorativi.',
  },
  nl: {
    subject: 'We hebben uw bericht ontvangen',
    text: 'Bedankt voor uw bericht. Het heeft nummer %s. We antwoorden binnen twee werkdagen.',
  },
};

/** Says nothing of what was written: anybody can name an address. */
export function caseMail({ caseNumber, email, locale }: Case): Message {
  const { subject, text } = TEXTS[locale.slice(0, 2)] ?? ENGLISH;
  const body = `${text.replace('%s', caseNumber)}\n`;
  return { channel: 'mail', recipient: email, subject: `${subject} (${caseNumber})`, text: body, locale };
}
