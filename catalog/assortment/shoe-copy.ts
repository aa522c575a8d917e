import type { SourceCopy } from './source.ts';

/** Texts of the best-selling shoes in the languages that the product source leaves out, by slug. */
export const shoeCopy: Readonly<Record<'scree-runner' | 'burn-line' | 'heather-low', Record<string, SourceCopy>>> = {
  'scree-runner': {
    'fr-fr': {
      text: [
        'Une chaussure de trail pour terrain varié : une heure au départ de chez vous ou six par le col. La mousse est ferme exprès, pour sentir la pierre avant de rouler dessus.',
        'Le mesh est tissé en une couche et sèche en une nuit sur un fil de tente. Une plaque mince protège l’avant-pied, et lui seul.',
      ],
      points: [
        'Le pare-pierres va jusqu’au petit orteil, là où les chaussures percent en premier',
        'Boucle au talon et crochet au cou-de-pied pour une guêtre',
        'Les lacets passent dans de la cordelette, pas dans des œillets',
      ],
    },
    'es-es': {
      text: [
        'Una zapatilla de trail para terreno variado: una hora desde casa o seis por un collado. La espuma es firme a propósito, para notar la piedra antes de torcerse con ella.',
        'La malla va tejida en una sola capa y se seca en una noche en la cuerda de la tienda. Una placa fina protege solo el antepié.',
      ],
      points: [
        'La puntera llega hasta el dedo pequeño, por donde antes se rompen',
        'Lazo en el talón y gancho en el empeine para una polaina',
        'Los cordones pasan por cintas, no por ojales',
      ],
    },
    'it-it': {
      text: [
        'Una scarpa da trail per terreno misto: un’ora da casa o sei oltre un passo. La schiuma è compatta di proposito, così si sente il sasso prima di rotolarci sopra.',
        'La rete è tessuta in uno strato e asciuga in una notte sul tirante della tenda. Una piastra sottile protegge solo l’avampiede.',
      ],
      points: [
        'Il puntale arriva al mignolo, dove le scarpe si bucano per prime',
        'Asola al tallone e gancio sul collo per una ghetta',
        'I lacci passano in cordini, non in occhielli',
      ],
    },
    'nl-nl': {
      text: [
        'Een trailschoen voor gemengd terrein: een uur vanaf de voordeur of zes over een pas. Het schuim is met opzet stevig, zodat je de steen voelt voordat je erop omzwikt.',
        'Het weefsel is enkellaags en droogt in één nacht aan een tentlijn. Alleen onder de voorvoet ligt een dunne plaat.',
      ],
      points: [
        'De teenkap loopt door tot de kleine teen, waar schoenen het eerst doorslijten',
        'Lus bij de hiel en haak op de wreef voor een gamasche',
        'De veters lopen door koord, niet door gestanste ogen',
      ],
    },
  },
  'burn-line': {
    'de-de': {
      text: [
        'Ein Schuh für weichen Boden: Moor, nasse Wiesen, die Nordseite von allem. Die Stollen sind 7 mm hoch und stehen weit auseinander, damit der Schlamm wieder herausfällt.',
        'Flach, dünn und nah am Boden. Auf Asphalt nutzt er sich schnell ab und fühlt sich albern an; fahren Sie zum Start.',
      ],
      points: ['In elf Schritten leergelaufen', 'Ohne Schutzplatte', 'Angenähte Zunge hält Steinchen draußen'],
    },
    'fr-fr': {
      text: [
        'Une chaussure pour sol mou : tourbière, prés trempés, face nord de n’importe quoi. Les crampons font 7 mm et sont très espacés, pour que la boue en retombe.',
        'Basse, mince, près du sol. Sur le goudron elle s’use vite et se sent ridicule ; allez au départ en voiture.',
      ],
      points: ['Se vide en onze foulées', 'Sans plaque de protection', 'Languette à soufflets contre le gravier'],
    },
    'fr-ca': {
      text: [
        'Un soulier pour sol mou : tourbière, champs détrempés, face nord de n’importe quoi. Les crampons ont 7 mm et sont très espacés, pour que la boue en retombe.',
        'Bas, mince, près du sol. Sur l’asphalte, il s’use vite et a l’air fou; rendez-vous au départ en auto.',
      ],
      points: ['Se vide en onze foulées', 'Sans plaque de protection', 'Languette à soufflets contre le gravier'],
    },
    'es-es': {
      text: [
        'Una zapatilla para suelo blando: turberas, prados mojados, la cara norte de cualquier cosa. Los tacos miden 7 mm y van separados, para que el barro vuelva a caer.',
        'Baja, fina y pegada al suelo. En asfalto se gasta pronto y se siente ridícula; ve en coche a la salida.',
      ],
      points: ['Se vacía en once zancadas', 'Sin placa de protección', 'Lengüeta con fuelle contra la arenilla'],
    },
    'it-it': {
      text: [
        'Una scarpa per terreno molle: torbiere, prati zuppi, il lato nord di qualunque cosa. I tasselli sono da 7 mm e ben distanziati, così il fango ricade.',
        'Bassa, sottile e vicina al suolo. Sull’asfalto si consuma in fretta e si sente ridicola; alla partenza vai in macchina.',
      ],
      points: ['Si svuota in undici falcate', 'Senza piastra', 'Linguetta a soffietto contro i sassolini'],
    },
    'nl-nl': {
      text: [
        'Een schoen voor zachte grond: veen, natte weiden, de noordkant van wat dan ook. De noppen zijn 7 mm en staan ver uit elkaar, zodat de modder er weer uit valt.',
        'Laag, dun en dicht bij de grond. Op asfalt slijt hij snel en voelt hij zich belachelijk; rijd naar de start.',
      ],
      points: ['Loopt in elf passen leeg', 'Geen beschermplaat', 'Ingenaaide tong houdt gruis buiten'],
    },
  },
  'heather-low': {
    'fr-fr': {
      text: [
        'Une chaussure de marche sur la semelle de la Tarn Mid. Pour les sorties à la journée avec un petit sac, et pour les chevilles qui se débrouillent seules.',
        'Toile et velours, pare-boue tout autour, et un talon qui ne se soulève pas à la descente.',
      ],
      points: [
        'Mêmes crampons que la Tarn, 4 mm',
        'Anneaux de métal, pas d’œillets poinçonnés',
        'La semelle intérieure se remplace par la vôtre',
      ],
    },
    'es-es': {
      text: [
        'Un zapato de marcha sobre la suela de la Tarn Mid. Para excursiones de un día con mochila pequeña y para quien tiene tobillos que se cuidan solos.',
        'Lona y serraje, guardabarros en todo el contorno y un talón que no se levanta cuesta abajo.',
      ],
      points: [
        'Los mismos tacos que la Tarn, 4 mm',
        'Anillas de metal, no ojales',
        'La plantilla se cambia por la tuya',
      ],
    },
    'it-it': {
      text: [
        'Una scarpa da cammino sulla suola della Tarn Mid. Per gite di un giorno con uno zaino piccolo e per caviglie che badano a sé stesse.',
        'Tela e scamosciato, parafango tutt’intorno e un tallone che in discesa non si alza.',
      ],
      points: [
        'Gli stessi tasselli della Tarn, 4 mm',
        'Anelli di metallo, non fori',
        'La soletta si sostituisce con la propria',
      ],
    },
    'nl-nl': {
      text: [
        'Een wandelschoen op de zool van de Tarn Mid. Voor dagtochten met een kleine rugzak, en voor enkels die op zichzelf passen.',
        'Canvas en suède, rondom een spatrand, en een hiel die bergaf niet slipt.',
      ],
      points: [
        'Dezelfde noppen als de Tarn, 4 mm',
        'Metalen ringen, geen gestanste gaten',
        'Het voetbed is te wisselen voor je eigen',
      ],
    },
  },
};
