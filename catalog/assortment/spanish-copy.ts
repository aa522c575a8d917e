import type { SourceCopy } from './source.ts';

/** Spanish texts of often bought products, by slug; the product source has the other languages. */
export const spanishCopy = {
  'catchment-shell-womens': {
    name: 'Chaqueta impermeable Catchment de mujer',
    text: [
      'La Catchment con patrón propio: más corta del hombro a la cintura, más ancha en la cadera y con mangas que acaban donde deben. El mismo exterior de 40 denieres, las mismas costuras selladas, la misma tapeta detrás de la cremallera.',
      'Cortada para llevar un forro polar debajo. Si estás entre dos tallas y no llevas nada grueso, elige la menor.',
    ],
    points: [
      'Dos bolsillos de pecho por encima del cinturón de la mochila',
      'Ventilación de 30 cm bajo los brazos, se abre con una mano',
      'En la capucha caben una trenza o un moño sin tirones',
    ],
  },
  'leeward-2': {
    text: [
      'Una tienda túnel para dos personas que han hecho la mochila contando con la lluvia. Se monta primero el doble techo, para que el interior siga seco, y aguanta de espaldas al viento.',
      'Dos arcos de la misma longitud, sin código de colores porque no hace falta. Una persona la monta en seis minutos; dos necesitan nueve.',
    ],
    points: [
      'Ábside para dos mochilas y botas mojadas',
      'Interior y doble techo se montan y se guardan juntos',
      'Doce piquetas, dos de repuesto y un tubo de reparación',
    ],
  },
  'scarp-approach': {
    text: [
      'Una zapatilla para el camino a la vía y el primer largo fácil. Con cordones hasta la puntera, plana por delante y cómoda en las bajadas largas.',
      'Serraje y goma, nada que pida cuidados. La cinta del talón admite un mosquetón, para colgarla del arnés y no de los dientes.',
    ],
    points: [
      'Canto de escalada bajo los dedos',
      'Banda de goma en todo el contorno',
      'Goma adherente delante, resistente al desgaste en el talón',
    ],
  },
  'cornice-alpine': {
    text: [
      'Una bota para glaciares y para la arista que hay encima. La suela es rígida del talón a la puntera y tiene reborde en ambos extremos, para que el crampón automático encaje sin correas.',
      'El cuello lleva cosida una polaina de punto. La nieve que consiga pasar se lo ha ganado.',
    ],
    points: [
      'Plantilla de carbono y fibra de vidrio, no flexiona a -20 °C',
      'Rebordes para crampones delante y detrás',
      'Cremallera de la polaina con solapa, se abre con manoplas',
    ],
  },
  'lull-insulated-womens': {
    name: 'Chaqueta aislante Lull de mujer',
    text: [
      'Para las paradas, con patrón de mujer. Se sigue poniendo por encima de todo, impermeable incluido; ahora cabe también en las caderas. El relleno es sintético, porque el plumón mojado es una toalla.',
    ],
    points: [
      'Bolsillos por encima del cinturón de la mochila',
      'Mangas 2 cm más largas de lo habitual, para cuando te sientas',
      'Cremallera de doble cursor',
    ],
  },
  'long-mile': {
    text: [
      'Para las distancias en que los pies se hinchan. Más espuma que la Scree Runner, una puntera que deja sitio en el kilómetro cuarenta y unos tacos a los que no les importa un tramo de carretera.',
      'Tejida en una sola pieza, con refuerzo solo donde se rompería. No es rápida, es paciente.',
    ],
    points: [
      '34 mm de espuma en el talón, 28 mm delante',
      'Plantilla de corcho reemplazable',
      'Reflectante en el talón',
    ],
  },
  'rollway-26': {
    text: [
      'Una mochila sin tapa. La boca se enrolla hasta donde llega la carga, de 26 litros a 18, y la lluvia no tiene cremallera por la que entrar.',
      'Un bolsillo largo delante para el mapa, otro dentro para las llaves y una funda para una bolsa de hidratación o un portátil de hasta 14 pulgadas.',
    ],
    points: [
      'Cuerpo con costuras soldadas',
      'Las correas laterales también comprimen',
      'Base de 420 denieres: se puede dejar en un charco',
    ],
  },
  'dormer-down-2': {
    text: [
      'Un saco de plumón para las tres estaciones cálidas. La cifra de la etiqueta es la de confort: quien es friolero duerme a +2 °C.',
      'El plumón es de 700 cuin y se rastrea hasta la granja. El fondo es ancho, porque los pies no duermen uno junto al otro.',
    ],
    points: [
      'Tubo de abrigo detrás de la cremallera, reforzado para que no se enganche',
      'La capucha se cierra desde dentro con una mano',
      'Saco de algodón para guardarlo y funda para llevarlo',
    ],
  },
  'carrier-duffel': {
    name: 'Bolsa de viaje Carrier',
    text: [
      'Una bolsa para botas mojadas, ropa seca y cintas de equipaje. Tejido recubierto que se limpia con un paño, una cremallera a lo largo de toda la tapa y asas en todos los lados por los que alguien pueda agarrarla.',
      'Los tirantes salen de un bolsillo y la convierten en mochila para el trecho del embarcadero al refugio.',
    ],
    points: [
      'La cinta da la vuelta entera por debajo de la bolsa',
      'Bolsillo de malla en la tapa',
      'Se pliega en su propio bolsillo lateral',
    ],
  },
  'march-trouser-womens': {
    name: 'Pantalón de marcha March de mujer',
    text: [
      'El March con patrón de mujer: más alto por detrás, más ancho en la cadera, más estrecho de la rodilla para abajo y con los mismos bolsillos, porque no había motivo para hacerlos más pequeños.',
      'La entrepierna mide 82 cm, con bajo liso. Córtalo a tu medida; hay margen de costura.',
    ],
    points: [
      'Bolsillo de muslo con cremallera para teléfono o mapa',
      'Cintura con elástico oculto a los lados',
      'Se seca en una tarde',
    ],
  },
  'corrie-1': {
    text: [
      'Un iglú para una persona y la mochila. Se sostiene solo, sobre roca, tablas o aparcamientos, y aguanta el viento de lado.',
    ],
    points: [
      'Dos varillas cruzadas; nada que enhebrar',
      'Ventilación arriba, abierta por una visera rígida',
      'Anillas dentro para una lámpara y un cordino',
    ],
  },
  'sleet-anorak': {
    name: 'Anorak Sleet',
    text: [
      'Un anorak que se mete por la cabeza y se lleva todo el día. Media cremallera es la mitad de lo que puede calar, y en el bolsillo de la barriga caben a la vez un portamapas, unos guantes y un bocadillo.',
      'Es más largo que la Catchment y no tiene ventilación en las axilas; se abre el cuello.',
    ],
    points: [
      'Aberturas laterales de la cadera al bajo',
      'Bolsillo para las manos de lado a lado, detrás del de fuelle',
      'Capucha firme, que mantiene la forma con viento de lado',
    ],
  },
  'sward-air-mat': {
    text: [
      'Una esterilla hinchable de tubos transversales, de 9 cm de grosor. Con el saco de inflado recibe el aire de once soplidos y ninguno tuyo, y así sigue seca por dentro.',
    ],
    points: [
      'Valor R 4,4: de primavera a finales de otoño',
      'La válvula deja entrar el aire, o salir, y dice cuál de las dos cosas',
      'Parches y pegamento en la funda',
    ],
  },
} as const satisfies Readonly<Record<string, SourceCopy>>;
