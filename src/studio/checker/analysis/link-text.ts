import { comparableText, normalText } from './alt-text.ts';

export type LinkTextIssue = 'says-nothing' | 'bare-address';

/** Words that do not describe the target of a link when they are read out of context. */
const NOTHING = new Set(
  [
    'click here|click|here|this|this link|link|read more|more|learn more|find out more|see more|view more|details|continue|go|this page|start|more info|more information|tap here|download|view|open|discover|explore|website',
    'hier klicken|klicken sie hier|klick hier|hier|mehr|mehr lesen|weiterlesen|mehr erfahren|mehr dazu|weiter|details|link|dieser link|zum link',
    'cliquez ici|cliquer ici|ici|lire la suite|en savoir plus|plus|voir plus|suite|lien|ce lien|détails|par ici',
    'haz clic aquí|haga clic aquí|clic aquí|aquí|leer más|más|ver más|saber más|más información|enlace|este enlace|detalles',
    'clicca qui|qui|leggi di più|leggi tutto|scopri di più|di più|continua|altro|link|questo link|dettagli',
    'klik hier|hier|lees meer|meer|meer lezen|meer informatie|meer weten|link|deze link|verder|bekijk meer',
  ].flatMap((list) => list.split('|').map(comparableText)),
);

/** Words about clicking, when they precede those about the target. */
const PRESS =
  /^(click|tap|press) (here|on this|this)\b|^(hier klicken|klick(en sie)? hier|cliquez ici|ha(z|ga) clic|clicca qui|klik hier)\b/;

const ADDRESS = /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)+\/\S+$/i;

export function linkTextIssue(name: string): LinkTextIssue | undefined {
  const text = normalText(name);
  if (ADDRESS.test(text)) return 'bare-address';
  const comparable = comparableText(text);
  const isOfSigns = comparable === '' && text !== '';
  return isOfSigns || NOTHING.has(comparable) || PRESS.test(comparable) ? 'says-nothing' : undefined;
}
