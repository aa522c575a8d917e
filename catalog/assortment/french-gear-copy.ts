import type { SourceCopy } from './source.ts';

/** Texts of best-selling gear, by slug, in the French of France and of Canada. */
export const frenchGearCopy = {
  'leeward-2': {
    'fr-ca': {
      text: [
        'Une tente tunnel pour deux personnes qui ont prévu la pluie. Le double toit se monte en premier, l’intérieur reste sec, et elle tourne le dos au vent.',
        'Deux arceaux de même longueur, impossibles à confondre. En solo, six minutes; à deux, neuf.',
      ],
      points: [
        'Vestibule pour deux sacs et des bottes mouillées',
        'Tente intérieure et double toit se montent et se rangent ensemble',
        'Douze piquets, deux de rechange, un manchon de réparation',
      ],
    },
  },
  'corrie-1': {
    'fr-fr': {
      text: [
        'Une tente dôme pour une personne et son sac. Elle tient debout seule, sur le rocher, sur des planches et sur les parkings, et elle tient au vent de travers.',
      ],
      points: [
        'Deux arceaux croisés, rien à enfiler',
        'Aération au sommet, tenue ouverte par une visière rigide',
        'Boucles à l’intérieur pour une lampe et une corde à linge',
      ],
    },
    'fr-ca': {
      text: [
        'Une tente dôme pour une personne et son sac. Elle tient debout seule, sur la roche, sur une plateforme et dans un stationnement, et elle résiste au vent de côté.',
      ],
      points: [
        'Deux arceaux croisés, rien à enfiler',
        'Aération au sommet, tenue ouverte par une visière rigide',
        'Boucles à l’intérieur pour une lampe et une corde à linge',
      ],
    },
  },
  'rollway-26': {
    'fr-fr': {
      text: [
        'Un sac à dos sans rabat. L’ouverture s’enroule jusqu’au contenu, de 26 litres à 18, et la pluie n’a pas de zip par où entrer.',
        'Une longue poche devant pour la carte, une à l’intérieur pour les clés, et un logement qui reçoit une poche à eau ou un ordinateur jusqu’à 14 pouces.',
      ],
      points: [
        'Coutures soudées sur le corps du sac',
        'Les sangles latérales servent aussi de compression',
        'Fond de 420 deniers, qui peut se poser dans une flaque',
      ],
    },
    'fr-ca': {
      text: [
        'Un sac à dos sans rabat. L’ouverture s’enroule jusqu’au contenu, de 26 litres à 18, et la pluie n’a pas de fermeture éclair par où entrer.',
        'Une longue poche devant pour la carte, une à l’intérieur pour les clés, et une pochette qui reçoit un réservoir d’eau ou un portable jusqu’à 14 pouces.',
      ],
      points: [
        'Coutures soudées sur le corps du sac',
        'Les sangles de côté servent aussi de compression',
        'Fond de 420 deniers, qui peut se poser dans une flaque',
      ],
    },
  },
  'carrier-duffel': {
    'fr-fr': {
      name: 'Sac de voyage Carrier',
      text: [
        'Un sac pour les chaussures mouillées, les vêtements secs et les tapis à bagages. Un tissu enduit qui se nettoie d’un coup d’éponge, un zip sur toute la longueur, et des poignées de tous les côtés par où l’on pourrait l’attraper.',
        'Des bretelles sortent d’une poche et en font un sac à dos, le temps d’aller du ponton au refuge.',
      ],
      points: [
        'La sangle fait tout le tour, sous le sac compris',
        'Poche filet dans le couvercle',
        'Se replie dans sa propre poche d’extrémité',
      ],
    },
    'fr-ca': {
      name: 'Sac de voyage Carrier',
      text: [
        'Un sac pour les bottes mouillées, les vêtements secs et les carrousels à bagages. Un tissu enduit qui s’essuie, une fermeture éclair sur toute la longueur, et des poignées de tous les côtés par où on pourrait l’attraper.',
        'Des bretelles sortent d’une poche et en font un sac à dos, le temps d’aller du quai au refuge.',
      ],
      points: [
        'La sangle fait tout le tour, même sous le sac',
        'Poche en filet dans le couvercle',
        'Se replie dans sa propre poche d’extrémité',
      ],
    },
  },
  'dormer-down-2': {
    'fr-fr': {
      text: [
        'Un sac de couchage en duvet pour les trois saisons douces. La température sur l’étiquette est celle de confort : une personne frileuse y dort à +2 °C.',
        'Le duvet est de 700 cuin et suivi jusqu’à la ferme. Le pied est coupé large, parce que deux pieds ne dorment pas côte à côte.',
      ],
      points: [
        'Boudin isolant derrière le zip, renforcé pour qu’il ne se coince pas',
        'La capuche se ferme d’une main, de l’intérieur',
        'Un sac de rangement en coton et une housse de compression',
      ],
    },
    'fr-ca': {
      text: [
        'Un sac de couchage en duvet pour les trois saisons douces. La température sur l’étiquette est celle de confort : une personne frileuse y dort à +2 °C.',
        'Le duvet est de 700 cuin et suivi jusqu’à la ferme. Le pied est coupé large, parce que deux pieds ne dorment pas côte à côte.',
      ],
      points: [
        'Boudin isolant derrière la fermeture éclair, renforcé pour qu’elle ne se coince pas',
        'Le capuchon se ferme d’une main, de l’intérieur',
        'Un sac de rangement en coton et un sac de compression',
      ],
    },
  },
  'sward-air-mat': {
    'fr-fr': {
      text: [
        'Un matelas gonflable à tubes transversaux, de 9 cm d’épaisseur. Avec le sac de gonflage, il reçoit l’équivalent de onze souffles et aucun des vôtres, ce qui le garde sec à l’intérieur.',
      ],
      points: [
        'Valeur R de 4,4 : du printemps à la fin de l’automne',
        'La valve laisse entrer l’air, ou sortir, et dit lequel des deux',
        'Rustines et colle dans la housse',
      ],
    },
    'fr-ca': {
      text: [
        'Un matelas de sol gonflable à tubes transversaux, de 9 cm d’épaisseur. Avec le sac de gonflage, il reçoit l’équivalent de onze souffles et aucun des vôtres, ce qui le garde sec en dedans.',
      ],
      points: [
        'Valeur R de 4,4 : du printemps à la fin de l’automne',
        'La valve laisse entrer l’air, ou sortir, et dit lequel des deux',
        'Pièces et colle dans le sac',
      ],
    },
  },
} as const satisfies Record<string, Record<string, SourceCopy>>;
