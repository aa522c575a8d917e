/** Languages of the shop, detected by their most frequent function words. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';

/** A word that two languages share counts for both. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an and of to in is are was were that which with for from this these those not you your we our they their it its has have had will would can could should be been by on at as or but if when what who how than then there here more most some any all no every each into out about after before over under only also very while where until between because so do does did one two he she his her them us my me',
  de: 'der die das den dem des und ist sind war waren ein eine einen einem einer eines nicht mit für von zu im am auf aus bei nach über unter vor durch gegen ohne um dass daß weil wenn wie was wer wir ihr ihre ihren sie er es ich du uns unser unsere unserem unseren unserer unseres ihrem ihrer euch sich auch noch nur schon sehr mehr kann können muss müssen wird werden wurde hat haben hatte oder aber als bis dann hier dort so kein keine alle jeder jede jedes zum zur beim vom sein seine man',
  fr: 'le la les un une des du de et est sont était qui que dans pour pas ne sur avec par plus au aux ce cette ces son sa ses leur leurs nous vous ils elles il elle on se mais ou où donc car si comme tout tous toute toutes être avoir a ont fait sans sous entre après avant votre vos notre nos quand dont chez très aussi même encore',
  es: 'el la los las un una unos unas de del y es son era que en para por con no se su sus al lo como más pero sus le les ya o este esta estos estas ese esa cuando muy sin sobre también me hasta hay donde quien desde todo todos toda todas nos durante uno ni contra otros otras ante ellos e antes después entre nuestro nuestra nuestros nuestras usted ustedes ser está están fue',
  it: 'il lo la i gli le un uno una di del della dei degli delle dello e è sono era che in per non si con da dal dalla dai dalle al alla ai alle agli su sul sulla nel nella nei nelle come più ma anche se quando questo questa questi queste quello quella suo sua suoi sue loro noi voi ci vi ha hanno essere tutto tutti tutte molto senza dopo prima ogni dove chi cui o ed',
  nl: 'de het een en van in is zijn was waren dat die dit deze niet met voor op aan te ook door bij uit naar om er maar of als dan nog wel geen wij we je jij u uw jouw ons onze hun ze zij hij ik wordt worden werd kan kunnen moet moeten heeft hebben had meer veel over onder tot tussen zonder na tegen alle elke elk hoe wat wie waar wanneer zo al heel',
};

const LANGUAGES = Object.keys(WORDS).filter((key): key is Language => Object.hasOwn(WORDS, key));
const SETS = new Map(LANGUAGES.map((language) => [language, new Set(WORDS[language].split(' '))]));

/** Shorter texts are too ambiguous. `lead`: the minimum ratio of recognised words to those of any other language. */
const LONG = { words: 8, known: 4, share: 0.28, margin: 1.8 } as const;
const SHORT = { words: 5, known: 3, share: 0.4, margin: 3 } as const;

/** Returns the language of a text where it is unambiguous; names, lists and very short texts have none. */
export function languageOf(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < SHORT.words) return undefined;
  const least = words.length < LONG.words ? SHORT : LONG;
  const ranked = LANGUAGES.map((language) => ({ language, known: countKnown(words, language) })).toSorted(
    (a, b) => b.known - a.known,
  );
  const [best, second] = ranked;
  if (best === undefined || second === undefined) return undefined;
  const isClear = best.known >= least.known && best.known / words.length >= least.share;
  return isClear && best.known >= second.known * least.margin ? best.language : undefined;
}

const SCRIPTS = ['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Thai', 'Hangul', 'Hiragana', 'Katakana', 'Han'] as const;
const LEAST_LETTERS = 4;

/** Returns the predominant script of a text where it is not Latin. */
export function foreignScriptOf(text: string): (typeof SCRIPTS)[number] | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length < LEAST_LETTERS || latin.length * 2 > letters.length) return undefined;
  return SCRIPTS.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
}

function countKnown(words: readonly string[], language: Language): number {
  const set = SETS.get(language);
  return words.filter((word) => set?.has(word)).length;
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
};
