import type { SourceCopy } from './source.ts';

/** Texts of best-selling clothing, by slug, in the French of France and of Canada. */
export const frenchCopy = {
  'catchment-shell-womens': {
    'fr-fr': {
      name: 'Veste imperméable Catchment femme',
      text: [
        'La Catchment sur un patron à elle : plus courte des épaules à la taille, plus large aux hanches, avec des manches qui s’arrêtent où il faut. Même tissu de 40 deniers, mêmes coutures étanchées, même rabat derrière le zip.',
        'Coupée pour une polaire. Si vous hésitez entre deux tailles et ne portez rien d’épais dessous, prenez la plus petite.',
      ],
      points: [
        'Deux poches poitrine au-dessus de la ceinture du sac',
        'Aérations de 30 cm sous les bras, qui s’ouvrent d’une main',
        'Une tresse ou un chignon tient dans la capuche sans tirer',
      ],
    },
    'fr-ca': {
      name: 'Coquille Catchment pour femme',
      text: [
        'La Catchment sur un patron à elle : plus courte des épaules à la taille, plus large aux hanches, avec des manches qui finissent où il faut. Même tissu de 40 deniers, mêmes coutures scellées, même rabat derrière la fermeture éclair.',
        'Coupée pour un molleton. Si vous êtes entre deux tailles et ne portez rien d’épais dessous, prenez la plus petite.',
      ],
      points: [
        'Deux poches de poitrine au-dessus de la ceinture du sac',
        'Aérations de 30 cm sous les bras, qui s’ouvrent d’une main',
        'Le capuchon accepte une tresse ou un chignon sans tirer',
      ],
    },
  },
  'sleet-anorak': {
    'fr-fr': {
      name: 'Anorak Sleet',
      text: [
        'Un anorak qui s’enfile par la tête et se garde toute la journée. Un demi-zip, c’est moitié moins de place pour les fuites, et la poche ventrale contient à la fois un porte-carte, des gants et un sandwich.',
        'Il est plus long que la Catchment et n’a pas d’aérations sous les bras ; ouvrez plutôt le col.',
      ],
      points: [
        'Fentes d’aération de la hanche à l’ourlet',
        'Poche chauffe-mains traversante, derrière la poche à soufflet',
        'Capuche assez rigide pour garder sa forme par vent de travers',
      ],
    },
    'fr-ca': {
      name: 'Anorak Sleet',
      text: [
        'Un anorak qui s’enfile par la tête et se garde toute la journée. Une demi-fermeture éclair, c’est moitié moins de place pour les fuites, et la poche ventrale contient à la fois un porte-carte, des gants et un sandwich.',
        'Il est plus long que la Catchment et n’a pas d’aérations sous les bras; ouvrez plutôt le col.',
      ],
      points: [
        'Fentes d’aération de la hanche à l’ourlet',
        'Poche chauffe-mains traversante, derrière la poche à soufflet',
        'Capuchon assez rigide pour garder sa forme par vent de côté',
      ],
    },
  },
  'lull-insulated-womens': {
    'fr-fr': {
      name: 'Veste isolante Lull femme',
      text: [
        'Pour les arrêts, sur un patron femme. Elle passe toujours par-dessus tout, veste de pluie comprise ; simplement, ce n’est plus seulement aux épaules. Garnissage synthétique, parce que du duvet mouillé, c’est une serviette.',
      ],
      points: [
        'Poches au-dessus de la ceinture du sac',
        'Manches plus longues de 2 cm, pour la position assise',
        'Zip à double curseur',
      ],
    },
    'fr-ca': {
      name: 'Manteau isolé Lull pour femme',
      text: [
        'Pour les arrêts, sur un patron pour femme. Il passe toujours par-dessus tout, coquille comprise; simplement, ce n’est plus seulement aux épaules. Isolant synthétique, parce que du duvet mouillé, c’est une serviette.',
      ],
      points: [
        'Poches au-dessus de la ceinture du sac',
        'Manches plus longues de 2 cm, pour la position assise',
        'Fermeture à double curseur',
      ],
    },
  },
  'march-trouser-womens': {
    'fr-fr': {
      name: 'Pantalon de randonnée March femme',
      text: [
        'Le March sur un patron femme : plus haut derrière, plus large aux hanches, plus étroit à partir du genou, et avec les mêmes poches, parce que rien n’obligeait à les rétrécir.',
        'L’entrejambe mesure 82 cm, ourlet simple. Coupez à votre longueur ; la réserve de couture y est.',
      ],
      points: [
        'Poche de cuisse zippée pour un téléphone ou une carte',
        'Taille à élastiques cachés sur les côtés',
        'Sec en un après-midi',
      ],
    },
    'fr-ca': {
      name: 'Pantalon de marche March pour femme',
      text: [
        'Le March sur un patron pour femme : plus haut derrière, plus large aux hanches, plus étroit à partir du genou, et avec les mêmes poches, parce que rien n’obligeait à les rapetisser.',
        'L’entrejambe mesure 82 cm, ourlet simple. Coupez à votre longueur; la réserve de couture y est.',
      ],
      points: [
        'Poche de cuisse à glissière pour téléphone ou carte',
        'Taille à élastiques cachés sur les côtés',
        'Sec en un après-midi',
      ],
    },
  },
  'scarp-approach': {
    'fr-fr': {
      text: [
        'Une chaussure pour la marche d’approche et la première longueur facile. Lacée jusqu’aux orteils, plate à l’avant, discrète dans les longues descentes.',
        'Du velours et du caoutchouc, rien qui réclame des soins. La boucle du talon accepte un mousqueton : elle pend au baudrier et non entre vos dents.',
      ],
      points: [
        'Bord d’escalade sous les orteils',
        'Pare-pierres sur tout le tour',
        'Gomme adhérente à l’avant, gomme dure sous le talon',
      ],
    },
    'fr-ca': {
      text: [
        'Un soulier pour la marche d’approche et la première longueur facile. Lacé jusqu’aux orteils, plat à l’avant, discret dans les longues descentes.',
        'Du suède et du caoutchouc, rien qui réclame des soins. La boucle du talon accepte un mousqueton : le soulier pend au baudrier et non entre vos dents.',
      ],
      points: [
        'Bord d’escalade sous les orteils',
        'Pare-pierres sur tout le tour',
        'Caoutchouc adhérent à l’avant, caoutchouc dur sous le talon',
      ],
    },
  },
  'cornice-alpine': {
    'fr-fr': {
      text: [
        'Une chaussure pour le glacier et l’arête qui le domine. La semelle est rigide du talon à la pointe, avec un débord aux deux bouts : un crampon automatique y tient sans sangle.',
        'Une guêtre tricotée est cousue au col. La neige qui la franchit a mérité le voyage.',
      ],
      points: [
        'Première de montage en carbone et fibre de verre, qui ne plie pas à −20 °C',
        'Débords pour crampons à l’avant et à l’arrière',
        'Zip de guêtre à rabat, qui s’ouvre avec des moufles',
      ],
    },
    'fr-ca': {
      text: [
        'Une botte pour le glacier et l’arête qui le domine. La semelle est rigide du talon à la pointe, avec un rebord aux deux bouts : un crampon automatique y tient sans sangle.',
        'Une guêtre tricotée est cousue au col. La neige qui la franchit a mérité le voyage.',
      ],
      points: [
        'Semelle de montage en carbone et fibre de verre, qui ne plie pas à −20 °C',
        'Rebords pour crampons à l’avant et à l’arrière',
        'Fermeture de guêtre à rabat, qui s’ouvre avec des mitaines',
      ],
    },
  },
  'long-mile': {
    'fr-fr': {
      text: [
        'Pour les distances où le pied gonfle. Plus de mousse que la Scree Runner, un avant qui laisse encore de la place au quarantième kilomètre, et des crampons qu’un bout de route ne dérange pas.',
        'Tricotée d’une pièce, avec un film là seulement où elle se déchirerait. Elle n’est pas rapide, elle est patiente.',
      ],
      points: [
        '34 mm de mousse au talon, 28 mm à l’avant',
        'Semelle intérieure en liège, remplaçable',
        'Réfléchissant au talon',
      ],
    },
    'fr-ca': {
      text: [
        'Pour les distances où le pied enfle. Plus de mousse que la Scree Runner, un avant qui laisse encore de la place au quarantième kilomètre, et des crampons qu’un bout de route ne dérange pas.',
        'Tricotée d’une pièce, avec un film là seulement où elle se déchirerait. Elle n’est pas rapide, elle est patiente.',
      ],
      points: [
        '34 mm de mousse au talon, 28 mm à l’avant',
        'Semelle intérieure en liège, remplaçable',
        'Réfléchissant au talon',
      ],
    },
  },
} as const satisfies Record<string, Record<string, SourceCopy>>;
