/** Words of the British texts of the catalogue as they are written, or said, in the United States; lower case only: names keep theirs. */
const WORDS: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  anodised: 'anodized',
  centimetre: 'centimeter',
  centimetres: 'centimeters',
  centre: 'center',
  colour: 'color',
  coloured: 'colored',
  colours: 'colors',
  cosy: 'cozy',
  draught: 'draft',
  draughts: 'drafts',
  enamelled: 'enameled',
  favourite: 'favorite',
  fibre: 'fiber',
  fibres: 'fibers',
  grey: 'gray',
  harbour: 'harbor',
  harbours: 'harbors',
  jumper: 'sweater',
  jumpers: 'sweaters',
  kilometre: 'kilometer',
  kilometres: 'kilometers',
  labelled: 'labeled',
  litre: 'liter',
  litres: 'liters',
  metre: 'meter',
  metres: 'meters',
  millimetre: 'millimeter',
  millimetres: 'millimeters',
  mould: 'mold',
  moulded: 'molded',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  odour: 'odor',
  odours: 'odors',
  pavement: 'sidewalk',
  polyamide: 'nylon',
  rubberised: 'rubberized',
  trousers: 'pants',
  vulcanised: 'vulcanized',
  waistcoat: 'vest',
  wellington: 'rubber boot',
  wellingtons: 'rubber boots',
};

const PATTERN = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi');

export function spellAmerican(text: string): string {
  return text.replaceAll(PATTERN, (word: string, position: number) => {
    const american = WORDS[word.toLowerCase()] ?? word;
    if (word === word.toLowerCase()) return american;
    return startsSentence(text, position) ? american.charAt(0).toUpperCase() + american.slice(1) : word;
  });
}

/** Whether a capital begins a sentence or a phrase there, and no name. */
function startsSentence(text: string, position: number): boolean {
  return /(?:^|[.!?:;] )$/.test(text.slice(0, position));
}
