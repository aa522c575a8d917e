import type { SourceCopy } from './source.ts';

/** Texts of the best-selling packs in the languages that the product source leaves out, by slug. */
export const packCopy: Readonly<Record<'daymark-22' | 'longhaul-48', Record<string, SourceCopy>>> = {
  'daymark-22': {
    'fr-fr': {
      text: [
        'Un sac de 22 litres pour la journée : veste, polaire, pique-nique, un litre et demi d’eau et ce que l’on porte pour les autres.',
        'Un compartiment unique qui s’ouvre jusqu’au fond, une poche de rabat qui ne se vide pas, et un dos qui garde sa forme quand le sac est à moitié vide.',
      ],
      points: [
        'Deux poches extensibles accessibles en marchant',
        'La ceinture se retire et se range dans le rabat',
        'Passants à bâtons des deux côtés',
      ],
    },
    'es-es': {
      text: [
        'Una mochila de 22 litros para un día: impermeable, forro polar, comida, litro y medio de agua y lo que se carga por otros.',
        'Un compartimento principal que se abre hasta el fondo, un bolsillo en la tapa que no se vuelca y un respaldo que mantiene la forma aunque vaya medio vacía.',
      ],
      points: [
        'Dos bolsillos elásticos a los que se llega andando',
        'El cinturón se quita y cabe en la tapa',
        'Presillas para bastones a ambos lados',
      ],
    },
    'it-it': {
      text: [
        'Uno zaino da 22 litri per una giornata: guscio, pile, pranzo, un litro e mezzo d’acqua e ciò che si porta per gli altri.',
        'Un solo scomparto che si apre fino in fondo, una tasca sul cappuccio che non si rovescia e uno schienale che tiene la forma anche a metà carico.',
      ],
      points: [
        'Due tasche elastiche raggiungibili camminando',
        'La cintura si toglie e sta nel cappuccio',
        'Asole per bastoncini a destra e a sinistra',
      ],
    },
    'nl-nl': {
      text: [
        'Een rugzak van 22 liter voor een dag: regenjas, fleece, lunch, anderhalve liter water en wat je voor anderen draagt.',
        'Eén hoofdvak dat tot de bodem opengaat, een dekselvak dat zijn inhoud niet uitstort, en een rug die zijn vorm houdt als de rugzak half leeg is.',
      ],
      points: [
        'Twee elastische zijvakken, lopend te bereiken',
        'De heupband gaat eraf en past in het deksel',
        'Stoklussen links en rechts',
      ],
    },
  },
  'longhaul-48': {
    'fr-fr': {
      text: [
        'Quarante-huit litres pour trois à six jours avec une tente. L’armature est une seule tige d’acier cintrée, le dos se règle sur 12 cm, et la ceinture porte les quatre cinquièmes de la charge.',
        'Tout ce qui peut casser porte un numéro de pièce. Jusqu’ici, nous avons surtout vendu des boucles.',
      ],
      points: [
        'Rabat flottant, 6 des 48 litres',
        'Compression latérale qui fait le tour d’une tente',
        'Housse de pluie dans le fond',
      ],
    },
    'fr-ca': {
      text: [
        'Quarante-huit litres pour trois à six jours avec une tente. L’armature est une seule tige d’acier pliée, le dos s’ajuste sur 12 cm, et la ceinture porte les quatre cinquièmes de la charge.',
        'Tout ce qui peut briser a un numéro de pièce. Jusqu’ici, nous avons surtout vendu des boucles.',
      ],
      points: [
        'Rabat flottant, 6 des 48 litres',
        'Compression latérale qui fait le tour d’une tente',
        'Housse de pluie dans le fond',
      ],
    },
    'es-es': {
      text: [
        'Cuarenta y ocho litros para tres a seis días con tienda. El armazón es una sola varilla de acero curvada, la espalda se ajusta 12 cm y el cinturón lleva cuatro quintas partes del peso.',
        'Todo lo que puede romperse tiene número de pieza. Hasta ahora hemos vendido sobre todo hebillas.',
      ],
      points: [
        'Tapa flotante, 6 de los 48 litros',
        'Compresión lateral que abraza una tienda',
        'Funda de lluvia en la base',
      ],
    },
    'it-it': {
      text: [
        'Quarantotto litri per tre-sei giorni con la tenda. Il telaio è un’unica asta d’acciaio piegata, lo schienale si regola di 12 cm e la cintura porta quattro quinti del carico.',
        'Tutto ciò che può rompersi ha un numero di ricambio. Finora abbiamo venduto soprattutto fibbie.',
      ],
      points: [
        'Cappuccio flottante, 6 dei 48 litri',
        'Compressione laterale che abbraccia una tenda',
        'Coprizaino nel fondo',
      ],
    },
    'nl-nl': {
      text: [
        'Achtenveertig liter voor drie tot zes dagen met tent. Het frame is één gebogen stalen stang, de ruglengte schuift 12 cm en de heupgordel draagt vier vijfde van het gewicht.',
        'Alles wat kan breken heeft een onderdeelnummer. Tot nu toe hebben we vooral gespen verkocht.',
      ],
      points: ['Zwevend deksel, 6 van de 48 liter', 'Zijcompressie die om een tent heen past', 'Regenhoes in de bodem'],
    },
  },
};
