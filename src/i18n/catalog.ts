import deDe from './messages/de-de/index.ts';
import enCa from './messages/en-ca/index.ts';
import enGb from './messages/en-gb/index.ts';
import enUs from './messages/en-us/index.ts';
import esEs from './messages/es-es/index.ts';
import frCa from './messages/fr-ca/index.ts';
import frFr from './messages/fr-fr/index.ts';
import itIt from './messages/it-it/index.ts';
import nlNl from './messages/nl-nl/index.ts';

/** Every locale's own messages; a locale with a fallback may contain the differences only. */
export const MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'de-de': deDe,
  'en-ca': enCa,
  'en-gb': enGb,
  'en-us': enUs,
  'es-es': esEs,
  'fr-ca': frCa,
  'fr-fr': frFr,
  'it-it': itIt,
  'nl-nl': nlNl,
};
