import type { SourceCopy } from './source.ts';

/** Italian texts of often bought products, by slug; the product source has the other languages. */
export const italianCopy = {
  'catchment-shell-womens': {
    name: 'Giacca impermeabile Catchment da donna',
    text: [
      'La Catchment su un cartamodello tutto suo: più corta dalla spalla alla vita, più ampia sui fianchi, con maniche che finiscono dove devono. Stesso tessuto esterno da 40 denari, stesse cuciture nastrate, stessa patta dietro la zip.',
      'Tagliata per un pile sotto. Se sei tra due taglie e sotto non porti niente di spesso, prendi la più piccola.',
    ],
    points: [
      'Due tasche sul petto sopra la cintura dello zaino',
      'Aperture di 30 cm sotto le braccia, si aprono con una mano',
      'Nel cappuccio stanno una treccia o uno chignon, senza tirare',
    ],
  },
  'leeward-2': {
    text: [
      'Una tenda a tunnel per due persone che hanno messo in conto la pioggia. Si monta prima il telo esterno, così l’interno resta asciutto, e sta con la schiena al vento.',
      'Due archi della stessa lunghezza, senza codice colore perché non serve. Una persona la monta in sei minuti; in due ce ne vogliono nove.',
    ],
    points: [
      'Abside per due zaini e scarponi bagnati',
      'Interno ed esterno si montano e si ripiegano insieme',
      'Dodici picchetti, due di scorta, un manicotto di riparazione',
    ],
  },
  'scarp-approach': {
    text: [
      'Una scarpa per il sentiero d’accesso e il primo tiro facile. Allacciata fino alla punta, piatta davanti e comoda nelle discese lunghe.',
      'Scamosciato e gomma, niente che chieda cure. L’asola al tallone prende un moschettone, così si appende all’imbrago e non ai denti.',
    ],
    points: [
      'Bordo da arrampicata sotto le dita',
      'Fascione in gomma tutt’intorno',
      'Mescola aderente davanti, resistente all’usura sotto il tallone',
    ],
  },
  'cornice-alpine': {
    text: [
      'Uno scarpone per i ghiacciai e per la cresta che ci sta sopra. La suola è rigida dal tallone alla punta e ha un bordo a entrambe le estremità, così il rampone automatico sta fermo senza cinghie.',
      'Una ghetta a maglia è cucita nel collo. La neve che riesce a passare se l’è meritato.',
    ],
    points: [
      'Soletta in carbonio e fibra di vetro, non flette a -20 °C',
      'Bordi per ramponi davanti e dietro',
      'Zip della ghetta con patta, si apre con le moffole',
    ],
  },
  'lull-insulated-womens': {
    name: 'Giacca imbottita Lull da donna',
    text: [
      'Per le soste, sul cartamodello da donna. Si infila ancora sopra a tutto, guscio compreso; adesso ci sta anche sui fianchi. L’imbottitura è sintetica, perché la piuma bagnata è un asciugamano.',
    ],
    points: [
      'Tasche sopra la cintura dello zaino',
      'Maniche più lunghe di 2 cm, per quando ci si siede',
      'Zip a doppio cursore',
    ],
  },
  'long-mile': {
    text: [
      'Per le distanze in cui i piedi si gonfiano. Più schiuma della Scree Runner, una punta che lascia spazio al quarantesimo chilometro e tasselli a cui un tratto d’asfalto non dispiace.',
      'Lavorata a maglia in un pezzo solo, con un rinforzo solo dove si strapperebbe. Non è veloce, è paziente.',
    ],
    points: ['34 mm di schiuma al tallone, 28 mm davanti', 'Soletta in sughero sostituibile', 'Riflettente al tallone'],
  },
  'rollway-26': {
    text: [
      'Uno zaino senza cappuccio. L’imboccatura si arrotola fino al contenuto, da 26 litri a 18, e la pioggia non ha zip da cui entrare.',
      'Una tasca lunga davanti per la carta, una dentro per le chiavi e un vano per una sacca idrica o un portatile fino a 14 pollici.',
    ],
    points: [
      'Corpo con cuciture saldate',
      'Le cinghie laterali servono anche a comprimere',
      'Fondo da 420 denari: si può posare in una pozzanghera',
    ],
  },
  'dormer-down-2': {
    text: [
      'Un sacco in piuma per le tre stagioni calde. Il valore sull’etichetta è quello di comfort: chi è freddoloso dorme a +2 °C.',
      'La piuma è da 700 cuin e tracciata fino all’allevamento. Il fondo è largo, perché i piedi non dormono uno accanto all’altro.',
    ],
    points: [
      'Tubo antispiffero dietro la zip, irrigidito perché non si impigli',
      'Il cappuccio si chiude dall’interno con una mano',
      'Sacca di cotone per riporlo e sacca per portarlo',
    ],
  },
  'carrier-duffel': {
    name: 'Borsone Carrier',
    text: [
      'Un borsone per scarponi bagnati, vestiti asciutti e nastri bagagli. Tessuto spalmato che si pulisce con un panno, una zip lungo tutto il coperchio e maniglie su ogni lato da cui qualcuno potrebbe prenderlo.',
      'Gli spallacci escono da una tasca e ne fanno uno zaino per il tratto dal molo al rifugio.',
    ],
    points: [
      'La fettuccia corre tutt’intorno, anche sotto il fondo',
      'Tasca in rete nel coperchio',
      'Si ripiega nella propria tasca laterale',
    ],
  },
  'march-trouser-womens': {
    name: 'Pantaloni da cammino March da donna',
    text: [
      'I March sul cartamodello da donna: più alti dietro, più ampi sui fianchi, più stretti dal ginocchio in giù e con le stesse tasche, perché non c’era motivo di farle più piccole.',
      'L’interno gamba è di 82 cm, con orlo semplice. Accorciali a misura; il margine di cucitura c’è.',
    ],
    points: [
      'Tasca con zip sulla coscia per telefono o carta',
      'Vita con elastico nascosto ai lati',
      'Asciugano in un pomeriggio',
    ],
  },
  'corrie-1': {
    text: [
      'Una cupola per una persona e lo zaino. Sta in piedi da sola, su roccia, assi e parcheggi, e regge il vento di lato.',
    ],
    points: [
      'Due paletti incrociati; niente da infilare',
      'Presa d’aria in alto, tenuta aperta da una visiera rigida',
      'Asole interne per una lampada e un cordino',
    ],
  },
  'sleet-anorak': {
    name: 'Anorak Sleet',
    text: [
      'Un anorak che si infila dalla testa e si tiene tutto il giorno. Mezza zip vuol dire metà di quello che può far passare acqua, e nella tasca sul ventre stanno insieme un portacarte, i guanti e un panino.',
      'È più lungo della Catchment e non ha aperture sotto le braccia; si apre il collo.',
    ],
    points: [
      'Spacchi laterali dal fianco all’orlo',
      'Tasca per le mani passante, dietro quella a soffietto',
      'Cappuccio rigido quanto basta per tenere la forma col vento di lato',
    ],
  },
  'sward-air-mat': {
    text: [
      'Un materassino ad aria a tubi trasversali, spesso 9 cm. Con la sacca pompa prende l’aria di undici fiati e nessuno dei tuoi, così dentro resta asciutto.',
    ],
    points: [
      'Valore R 4,4: dalla primavera al tardo autunno',
      'La valvola fa entrare l’aria, o uscire, e dice quale delle due',
      'Toppe e colla nella sacca',
    ],
  },
} as const satisfies Readonly<Record<string, SourceCopy>>;
