import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { SendResetLink } from './password-reset.ts';

interface Mail {
  readonly channel: 'mail';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: string;
}

export interface ResetMailParts {
  readonly enqueue: (transaction: Transaction<Tables>, mail: Mail) => Promise<void>;
  /** Where visitors find the shop. */
  readonly publicOrigin: string | undefined;
}

const LOCAL = 'http://localhost:4321';

/** The mail with the link to choose a new password, in the visitor's language. */
export function createResetMail({ enqueue, publicOrigin = LOCAL }: ResetMailParts): SendResetLink {
  return async (transaction, { email, token, locale }) => {
    const link = `${publicOrigin}${prefixOf(locale)}/reset-password?token=${token}`;
    const { subject, asked, ignore } = TEXTS[locale.slice(0, 2)] ?? ENGLISH;
    const text = `${asked}\n\n${link}\n\n${ignore}\n`;
    await enqueue(transaction, { channel: 'mail', recipient: email, subject, text, locale });
  };
}

const DEFAULT_LOCALE = 'en-us';
const prefixOf = (locale: string) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

interface Texts {
  readonly subject: string;
  readonly asked: string;
  readonly ignore: string;
}

const ENGLISH: Texts = {
  subject: 'Choose a new password',
  asked: 'You asked for a new password. Choose one within the next hour here:',
  ignore: 'If it was not you, leave this mail alone: your password stays as it is.',
};

const TEXTS: Readonly<Record<string, Texts>> = {
  en: ENGLISH,
  de: {
    subject: 'Neues Passwort wählen',
    asked: 'Sie möchten ein neues Passwort. Wählen Sie es in der nächsten Stunde hier:',
    ignore: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    asked: 'Vous avez demandé un nouveau mot de passe. Choisissez-le dans l’heure qui vient ici :',
    ignore: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  es: {
    subject: 'Elige una contraseña nueva',
    asked: 'Has pedido una contraseña nueva. Elígela aquí durante la próxima hora:',
    ignore: 'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  it: {
    subject: 'Scegli una nuova password',
    asked: 'Hai chiesto una nuova password. Sceglila qui entro un’ora:',
    ignore: 'Se non sei stato tu, non fare nulla: la tua password resta quella di prima.',
  },
  nl: {
    subject: 'Kies een nieuw wachtwoord',
    asked: 'Je hebt om een nieuw wachtwoord gevraagd. Kies het binnen een uur hier:',
    ignore: 'Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
};
