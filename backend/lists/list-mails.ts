import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface Mail {
  readonly channel: 'mail';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly locale: string;
}

export interface ListMailParts {
  readonly enqueue: (transaction: Kysely<Tables>, mail: Mail) => Promise<void>;
  /** Where visitors find the shop. */
  readonly publicOrigin: string;
}

interface Written {
  readonly to: string;
  readonly locale: string;
  /** Of the shop, without its locale. */
  readonly path: string;
}

/** Mails about what somebody likes or waits for, written in the caller's transaction, in the language of the one who asked. */
export interface ListMails {
  backInStock(transaction: Kysely<Tables>, mail: Written & { readonly name: string }): Promise<void>;
  sharedFavorites(transaction: Kysely<Tables>, mail: Written & { readonly message: string }): Promise<void>;
}

export function createListMails({ enqueue, publicOrigin }: ListMailParts): ListMails {
  const linkOf = ({ locale, path }: Written) =>
    `${publicOrigin}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path}`;
  const textsOf = (locale: string) => TEXTS[locale.slice(0, 2)] ?? ENGLISH;

  return {
    async backInStock(transaction, { name, ...mail }) {
      const { back, backSubject } = textsOf(mail.locale);
      const text = `${back}\n\n${name}\n${linkOf(mail)}\n`;
      const { to: recipient, locale } = mail;
      await enqueue(transaction, { channel: 'mail', recipient, subject: `${backSubject}: ${name}`, text, locale });
    },
    async sharedFavorites(transaction, { message, ...mail }) {
      const { shared, sharedSubject: subject } = textsOf(mail.locale);
      const said = message === '' ? '' : `\n“${message}”\n`;
      const text = `${shared}\n${said}\n${linkOf(mail)}\n`;
      await enqueue(transaction, { channel: 'mail', recipient: mail.to, subject, text, locale: mail.locale });
    },
  };
}

const DEFAULT_LOCALE = 'en-us';

interface Texts {
  readonly backSubject: string;
  readonly back: string;
  readonly sharedSubject: string;
  readonly shared: string;
}

const ENGLISH: Texts = {
  backSubject: 'In stock again',
  back: 'What you were waiting for is in stock again. We keep none aside, so be quick if you are sure.',
  sharedSubject: 'Favorites for you to look at',
  shared: 'Somebody would like to show you their favorites.',
};

const TEXTS: Readonly<Record<string, Texts>> = {
  en: ENGLISH,
  de: {
    backSubject: 'Wieder da',
    back: 'Worauf Sie gewartet haben, ist wieder da. Wir legen nichts zurück: Wer sicher ist, sollte nicht zögern.',
    sharedSubject: 'Favoriten zum Anschauen',
    shared: 'Jemand möchte Ihnen seine Favoriten zeigen.',
  },
  fr: {
    backSubject: 'De nouveau en stock',
    back: 'Ce que vous attendiez est de nouveau en stock. Nous ne mettons rien de côté : décidez-vous vite.',
    sharedSubject: 'Des favoris à découvrir',
    shared: 'Quelqu’un souhaite vous montrer ses favoris.',
  },
  es: {
    backSubject: 'Vuelve a haber',
    back: 'Lo que esperabas vuelve a estar disponible. No apartamos nada: si lo tienes claro, date prisa.',
    sharedSubject: 'Favoritos para que los veas',
    shared: 'Alguien quiere enseñarte sus favoritos.',
  },
  it: {
    backSubject: 'Di nuovo disponibile',
    back: 'Quello che aspettavi è di nuovo disponibile. Non mettiamo nulla da parte: se sei sicuro, fai presto.',
    sharedSubject: 'Preferiti da guardare',
    shared: 'Qualcuno vuole mostrarti i suoi preferiti.',
  },
  nl: {
    backSubject: 'Weer op voorraad',
    back: 'Waar je op wachtte, is weer op voorraad. We leggen niets apart: weet je het zeker, wees er dan snel bij.',
    sharedSubject: 'Favorieten om te bekijken',
    shared: 'Iemand wil je zijn favorieten laten zien.',
  },
};
