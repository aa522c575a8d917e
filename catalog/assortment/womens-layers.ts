import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';
import { inFrench } from './typography.ts';

export const womensLayers: readonly ProductSource[] = [
  {
    slug: 'byre-pile-womens',
    name: 'Women’s Byre Pile',
    code: 'BYRW',
    category: 'fleece',
    form: 'fleece',
    style: { cloth: 'pile', zip: 'full', fit: 'women' },
    text: [
      'The pile jacket shortened at the hem and given a waist. The yoke stays where pack straps run, which on this pattern is 2 cm closer to the neck.',
    ],
    points: [
      'Hand pockets lined with jersey, not with more pile',
      'Collar closes without catching hair',
      'Filter bag for the wash in the pocket',
    ],
    attributes: {
      Weight: '465 g (size M)',
      Material: '300 g/m² recycled polyester pile, polyamide yoke',
      Fit: 'Women’s, regular',
      Care: 'Wash inside out at 30 °C in a filter bag',
    },
    colors: [
      { name: 'Oat', hex: '#d9cdb2', parts: { yoke: '#6f5d83', trim: '#6f5d83', zip: '#2c2a28' } },
      { name: 'Juniper', hex: '#4f6b57', parts: { yoke: '#25382c', trim: '#25382c', zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [135, 180, 120, 139],
    stock: { 'Oat/S': 2 },
    createdAt: '2026-09-07',
    rank: 31,
    rating: [4.6, 73],
    translations: {
      'de-de': {
        name: 'Byre Faserpelz für Damen',
        text: [
          'Der Faserpelz, am Saum gekürzt und mit Taille. Die Passe sitzt weiterhin unter den Trägern des Rucksacks, auf diesem Schnitt also 2 cm näher am Hals.',
        ],
        points: [
          'Taschen mit Jersey gefüttert statt mit noch mehr Pelz',
          'Kragen, der schließt, ohne Haare zu fangen',
          'Filterbeutel für die Wäsche in der Tasche',
        ],
      },
      ...inFrench({
        name: 'Byre Pile pour femme',
        text: [
          'La veste en pile, raccourcie à l’ourlet et cintrée. L’empiècement reste sous les bretelles du sac, soit 2 cm plus près du cou sur ce patron.',
        ],
        points: [
          'Poches doublées de jersey, pas d’encore plus de pile',
          'Col qui ferme sans attraper les cheveux',
          'Sac filtrant pour la lessive dans la poche',
        ],
      }),
      'es-es': {
        name: 'Byre Pile de mujer',
        text: [
          'La chaqueta de pelo, más corta de bajo y con cintura. El canesú sigue bajo las correas de la mochila, que en este patrón pasan 2 cm más cerca del cuello.',
        ],
        points: [
          'Bolsillos forrados de punto, no de más pelo',
          'Cuello que cierra sin pillar el cabello',
          'Bolsa filtrante para lavar, en el bolsillo',
        ],
      },
      'it-it': {
        name: 'Byre Pile da donna',
        text: [
          'La giacca in pile accorciata all’orlo e sagomata in vita. Lo sprone resta sotto gli spallacci dello zaino, che su questo modello passano 2 cm più vicini al collo.',
        ],
        points: [
          'Tasche foderate in jersey, non in altro pile',
          'Colletto che si chiude senza prendere i capelli',
          'Sacchetto filtrante per il bucato, in tasca',
        ],
      },
      'nl-nl': {
        name: 'Byre Pile voor dames',
        text: [
          'Het pilejack, korter bij de zoom en met een taille. Het schouderstuk zit nog steeds onder de banden van de rugzak, in dit patroon 2 cm dichter bij de hals.',
        ],
        points: [
          'Zakken gevoerd met jersey, niet met nog meer pile',
          'Kraag die sluit zonder haar te vangen',
          'Filterzak voor de was, in de zak',
        ],
      },
    },
  },
  {
    slug: 'drystone-flannel-womens',
    name: 'Women’s Drystone Flannel',
    code: 'DRYW',
    category: 'shirts',
    form: 'shirt',
    style: { cloth: 'plaid', pockets: 'two', fit: 'women' },
    text: [
      'The flannel without the box cut. Darts at the back, buttons on the side your hands expect, and both chest pockets kept, because they get used.',
    ],
    points: [
      'Brushed inside, smooth outside',
      'Button where a blouse gapes, so that this does not',
      'Sleeves long enough to roll twice',
    ],
    attributes: {
      Weight: '310 g (size M)',
      Material: '190 g/m² organic cotton flannel',
      Fit: 'Women’s, regular',
      Care: 'Wash at 40 °C, line dry',
    },
    colors: [
      { name: 'Heather', hex: '#75658a' },
      { name: 'Rowan', hex: '#8a3d2a' },
    ],
    sizes: APPAREL,
    price: [95, 129, 85, 99],
    createdAt: '2026-09-07',
    rank: 66,
    rating: [4.4, 49],
    translations: {
      'de-de': {
        name: 'Drystone Flanellhemd für Damen',
        text: [
          'Das Flanellhemd ohne Kastenschnitt. Abnäher im Rücken, Knöpfe auf der Seite, auf der die Hände sie erwarten, und beide Brusttaschen, weil sie benutzt werden.',
        ],
        points: [
          'Innen geraut, außen glatt',
          'Ein Knopf dort, wo Blusen klaffen',
          'Ärmel, die sich zweimal krempeln lassen',
        ],
      },
      ...inFrench({
        name: 'Chemise Drystone pour femme',
        text: [
          'La flanelle sans la coupe carrée. Des pinces au dos, des boutons du côté où les mains les cherchent, et les deux poches conservées : elles servent.',
        ],
        points: [
          'Grattée dedans, lisse dehors',
          'Un bouton là où les chemisiers bâillent',
          'Manches assez longues pour deux revers',
        ],
      }),
      'es-es': {
        name: 'Camisa Drystone de mujer',
        text: [
          'La franela sin corte cuadrado. Pinzas en la espalda, botones en el lado que las manos esperan y los dos bolsillos, porque se usan.',
        ],
        points: [
          'Perchada por dentro, lisa por fuera',
          'Un botón donde las blusas se abren',
          'Mangas que dan para dos vueltas',
        ],
      },
      'it-it': {
        name: 'Camicia Drystone da donna',
        text: [
          'La flanella senza il taglio squadrato. Pince sulla schiena, bottoni dal lato in cui le mani li cercano e tutte e due le tasche, perché servono.',
        ],
        points: [
          'Garzata dentro, liscia fuori',
          'Un bottone dove le camicette si aprono',
          'Maniche che si arrotolano due volte',
        ],
      },
      'nl-nl': {
        name: 'Drystone flanellen shirt voor dames',
        text: [
          'Het flanel zonder de rechte snit. Figuurnaden in de rug, knopen aan de kant waar je handen ze zoeken en beide borstzakken, want die worden gebruikt.',
        ],
        points: [
          'Vanbinnen geruwd, vanbuiten glad',
          'Een knoop waar blouses openstaan',
          'Mouwen die je twee keer kunt omslaan',
        ],
      },
    },
  },
  {
    slug: 'fold-merino-tee-womens',
    name: 'Women’s Fold Merino Tee',
    code: 'FOLW',
    category: 'tees',
    form: 'tee',
    style: { cloth: 'merino', fit: 'women' },
    text: [
      'Merino at 150 g/m² on a pattern with a hip. It can be worn for three days in a row and four in company that hikes.',
    ],
    points: [
      'Neckline 2 cm lower than on the other Fold',
      'Side panels instead of side seams',
      'Comes with mending yarn of the same dye lot',
    ],
    attributes: {
      Weight: '138 g (size M)',
      Material: '100 % merino wool, 17.5 micron, mulesing-free',
      Fit: 'Women’s, close',
      Care: 'Wash at 30 °C in the wool cycle, dry flat',
    },
    colors: [
      { name: 'Rose clay', hex: '#b98272' },
      { name: 'Ink', hex: '#35404c' },
      { name: 'Lichen', hex: '#9a9b6c' },
    ],
    sizes: APPAREL,
    price: [78, 105, 68, 79],
    stock: { 'Ink/M': 3 },
    createdAt: '2026-03-16',
    rank: 53,
    rating: [4.5, 81],
    translations: {
      'de-de': {
        name: 'Fold Merino-T-Shirt für Damen',
        text: [
          'Merino mit 150 g/m² auf einem Schnitt mit Hüfte. Drei Tage am Stück zu tragen, vier in Gesellschaft, die selbst wandert.',
        ],
        points: [
          'Ausschnitt 2 cm tiefer als beim anderen Fold',
          'Seitenteile statt Seitennähten',
          'Stopfgarn in der Farbe des Shirts liegt bei',
        ],
      },
      ...inFrench({
        name: 'T-shirt mérinos Fold pour femme',
        text: [
          'Du mérinos à 150 g/m² sur un patron qui a des hanches. Il se porte trois jours de suite, quatre en compagnie de gens qui marchent.',
        ],
        points: [
          'Encolure plus basse de 2 cm que sur l’autre Fold',
          'Panneaux latéraux plutôt que coutures',
          'Laine à repriser assortie, fournie',
        ],
      }),
      'es-es': {
        name: 'Camiseta de merino Fold de mujer',
        text: [
          'Merino de 150 g/m² en un patrón con cadera. Aguanta tres días seguidos, cuatro si la compañía también camina.',
        ],
        points: [
          'Escote 2 cm más bajo que en la otra Fold',
          'Paneles laterales en vez de costuras',
          'Incluye hilo de zurcir del mismo color',
        ],
      },
      'it-it': {
        name: 'T-shirt in merino Fold da donna',
        text: [
          'Merino da 150 g/m² su un modello con i fianchi. Si porta tre giorni di fila, quattro in compagnia di gente che cammina.',
        ],
        points: [
          'Scollo più basso di 2 cm rispetto all’altra Fold',
          'Pannelli laterali al posto delle cuciture',
          'Filo da rammendo in tinta incluso',
        ],
      },
      'nl-nl': {
        name: 'Fold merino T-shirt voor dames',
        text: [
          'Merino van 150 g/m² op een patroon met een heup. Drie dagen achter elkaar te dragen, vier in gezelschap dat zelf wandelt.',
        ],
        points: [
          'Hals 2 cm lager dan bij de andere Fold',
          'Zijpanden in plaats van zijnaden',
          'Stopgaren in de kleur van het shirt zit erbij',
        ],
      },
    },
  },
];
