import type { SourceCopy } from './source.ts';

/** Texts of the best-selling boots in the languages that the product source leaves out, by slug. */
export const bootCopy: Readonly<
  Record<'saddleback-mid' | 'hoarfrost-winter' | 'tarn-mid', Record<string, SourceCopy>>
> = {
  'saddleback-mid': {
    'fr-fr': {
      text: [
        'Une chaussure montante trois saisons pour de longues journées avec un sac de 15 kg au plus. Assez rigide pour tenir sur une arête de rocher, souple là où le pied plie.',
        'La tige est taillée dans une seule pièce de nubuck de 2,2 mm, avec une seule couture au talon : moins de coutures, moins d’endroits où l’eau entre. Le pare-pierres encaisse les éboulis.',
      ],
      points: [
        'Membrane imperméable et respirante, testée deux heures sous l’eau',
        'Crochet autobloquant à la cheville, pour lacer séparément l’avant-pied et la tige',
        'Se ressemelle deux fois ; nous le faisons à prix fixe',
      ],
    },
    'es-es': {
      text: [
        'Una bota de tres estaciones para jornadas completas con hasta 15 kg a la espalda. Es lo bastante rígida para apoyarse en un canto de roca y se dobla donde se dobla el pie.',
        'El corte es de una sola pieza de nobuk de 2,2 mm, con una única costura en el talón: menos costuras, menos sitios por donde entra agua. La banda de goma se lleva los golpes de la pedrera.',
      ],
      points: [
        'Membrana impermeable y transpirable, probada dos horas bajo el agua',
        'Gancho de bloqueo en el tobillo, para atar por separado el antepié y la caña',
        'Admite dos cambios de suela; lo hacemos a precio fijo',
      ],
    },
    'it-it': {
      text: [
        'Uno scarpone per tre stagioni e giornate intere con uno zaino fino a 15 kg. Abbastanza rigido da reggersi su uno spigolo di roccia, morbido dove il piede si piega.',
        'La tomaia è un unico pezzo di nabuk da 2,2 mm con una sola cucitura al tallone: meno cuciture, meno punti da cui entra l’acqua. Il fascione in gomma assorbe il ghiaione.',
      ],
      points: [
        'Membrana impermeabile e traspirante, provata due ore in immersione',
        'Gancio autobloccante alla caviglia, per allacciare separatamente avampiede e gambaletto',
        'Si risuola due volte; lo facciamo noi a prezzo fisso',
      ],
    },
    'nl-nl': {
      text: [
        'Een hoge schoen voor drie seizoenen en lange dagen met een rugzak tot 15 kg. Stijf genoeg om op een rotsrand te staan, soepel waar je voet buigt.',
        'De schacht is één stuk nubuck van 2,2 mm met één naad bij de hiel: minder naden, minder plekken waar water binnenkomt. De rubberrand vangt het puin op.',
      ],
      points: [
        'Waterdicht, ademend membraan, twee uur onder water getest',
        'Klemhaak bij de enkel, om voorvoet en schacht apart te veteren',
        'Twee keer te verzolen; wij doen het voor een vast bedrag',
      ],
    },
  },
  'hoarfrost-winter': {
    'fr-fr': {
      text: [
        'Pour attendre : à l’arrêt de bus, au bord d’un lac gelé, pendant que quelqu’un règle sa fixation. Donnée pour -25 °C, une heure sans bouger, avec une seule paire de chaussettes.',
        'Laine bouclée à l’intérieur, nubuck ciré à l’extérieur, et une gomme qui reste souple au froid.',
      ],
      points: [
        'Le chausson de laine se retire et sèche à part',
        'Crampons lamellés pour la neige tassée',
        'Anneau pour crochet de guêtre',
      ],
    },
    'es-es': {
      text: [
        'Para esperar: en la parada del autobús, junto a un lago helado, mientras otro ajusta la fijación. Medida para -25 °C, una hora sin moverse, con un solo par de calcetines.',
        'Rizo de lana por dentro, nobuk encerado por fuera y una goma que sigue blanda con el frío.',
      ],
      points: [
        'El botín de lana se saca y se seca aparte',
        'Tacos laminados para nieve pisada',
        'Anilla para el gancho de una polaina',
      ],
    },
    'it-it': {
      text: [
        'Per aspettare: alla fermata, in riva a un lago ghiacciato, mentre qualcuno regola l’attacco. Dato per -25 °C, un’ora da fermi, con un solo paio di calze.',
        'Pelo di lana all’interno, nabuk cerato all’esterno e una mescola che resta morbida al freddo.',
      ],
      points: [
        'La scarpetta di lana si toglie e asciuga a parte',
        'Tasselli lamellati per la neve battuta',
        'Anello per il gancio della ghetta',
      ],
    },
    'nl-nl': {
      text: [
        'Om in te wachten: bij bushaltes, aan bevroren meren, terwijl iemand anders aan een binding draait. Berekend op -25 °C, een uur stilstaand, met één paar sokken.',
        'Wollen pool vanbinnen, gewaxt nubuck vanbuiten, en een rubber dat in de kou soepel blijft.',
      ],
      points: [
        'De wollen binnenschoen gaat eruit en droogt apart',
        'Gelamelleerde noppen voor platgetrapte sneeuw',
        'Oog voor een gamaschehaakje',
      ],
    },
  },
  'tarn-mid': {
    'fr-fr': {
      text: [
        'Une chaussure légère pour les sentiers balisés et l’herbe mouillée. Elle soutient la cheville sans demander de rodage : la plupart des gens y marchent 12 km dès le premier jour.',
        'La tige est tissée en polyester recyclé, avec du velours aux points d’usure. La membrane retient l’eau du dehors et, comme toutes les membranes, un peu de celle du dedans.',
      ],
      points: [
        '370 g de moins par paire que la Saddleback',
        'Semelle intérieure amovible en liège et mousse',
        'Pare-pierres à la pointe seulement, l’avant-pied déroule',
      ],
    },
    'es-es': {
      text: [
        'Una bota ligera para caminos señalizados y hierba mojada. Da apoyo al tobillo sin exigir rodaje: la mayoría anda con ella 12 km el primer día.',
        'El corte es de poliéster reciclado tejido, con serraje donde roza. La membrana deja fuera el agua de fuera y, como toda membrana, dentro algo de la de dentro.',
      ],
      points: [
        '370 g menos por par que la Saddleback',
        'Plantilla extraíble de corcho y espuma',
        'Goma solo en la puntera, para que el antepié se doble',
      ],
    },
    'it-it': {
      text: [
        'Uno scarpone leggero per sentieri segnati ed erba bagnata. Sostiene la caviglia senza chiedere rodaggio: quasi tutti ci camminano 12 km il primo giorno.',
        'La tomaia è tessuta in poliestere riciclato, con scamosciato nei punti di sfregamento. La membrana tiene fuori l’acqua di fuori e, come fanno le membrane, dentro un po’ di quella di dentro.',
      ],
      points: [
        '370 g in meno al paio rispetto al Saddleback',
        'Soletta estraibile in sughero e schiuma',
        'Fascione solo in punta, così l’avampiede si piega',
      ],
    },
    'nl-nl': {
      text: [
        'Een lichte hoge schoen voor gemarkeerde paden en nat gras. Hij steunt de enkel zonder ingelopen te willen worden: de meesten lopen er de eerste dag 12 km in.',
        'Het bovenwerk is geweven van gerecycled polyester, met suède waar het schuurt. Het membraan houdt water van buiten tegen en, zoals membranen doen, ook wat water van binnen.',
      ],
      points: [
        '370 g lichter per paar dan de Saddleback',
        'Uitneembaar voetbed van kurk en schuim',
        'Rubber alleen bij de teen, zodat de voorvoet buigt',
      ],
    },
  },
};
