import type { SourceCopy } from './source.ts';

/** Dutch texts of often bought gear, by slug; the product source has the other languages. */
export const dutchGearCopy = {
  'leeward-2': {
    text: [
      'Een tunnel voor twee mensen die op regen hebben gepakt. De buitentent staat het eerst, zodat de binnentent droog blijft, en hij staat met zijn rug naar de wind.',
      'Twee bogen van gelijke lengte, dus je kunt ze niet verwisselen. Eén persoon zet hem op in zes minuten; twee mensen hebben er negen nodig.',
    ],
    points: [
      'Voortent voor twee rugzakken en natte schoenen',
      'Binnen- en buitentent gaan samen op en samen de zak in',
      'Twaalf haringen, twee reserve, één reparatiehuls',
    ],
  },
  'corrie-1': {
    text: [
      'Een koepel voor één persoon en de rugzak. Hij staat uit zichzelf, op rots, op planken en op parkeerplaatsen, en hij blijft staan bij zijwind.',
    ],
    points: [
      'Twee gekruiste stokken, niets om doorheen te rijgen',
      'Luchtopening bovenin, opengehouden door een stijve klep',
      'Lussen binnenin voor een lamp en een lijn',
    ],
  },
  'dormer-down-2': {
    text: [
      'Een donzen slaapzak voor de drie warme seizoenen. Op het label staat de comfortwaarde: wie het snel koud heeft, slaapt bij +2 °C.',
      'Het dons is 700 cuin en te volgen tot de boerderij. Het voeteneind is wijd gesneden, want voeten liggen niet naast elkaar.',
    ],
    points: [
      'Tochtstrook achter de rits, verstevigd zodat hij niet hapert',
      'Capuchon van binnenuit met één hand te sluiten',
      'Katoenen bewaarzak en een pakzak',
    ],
  },
  'dormer-down-minus-9': {
    text: [
      'De Dormer voor de winter: meer dons, een kraag die om de hals sluit en een buitenstof die de rijp van het tentdak tegenhoudt.',
    ],
    points: [
      'Warmtekraag met een eigen koord',
      'Vak voor een telefoon die het ’s ochtends moet doen',
      'Tweewegrits, open bij de voeten',
    ],
  },
  'sward-air-mat': {
    text: [
      'Een luchtmat met dwarskamers, 9 cm dik. Met de pompzak gaan er elf ademteugen lucht in en niet één van jou, zodat hij vanbinnen droog blijft.',
    ],
    points: [
      'R-waarde 4,4: lente tot late herfst',
      'Ventiel laat lucht in, of uit, en zegt welke van de twee',
      'Plakkers en lijm in de zak',
    ],
  },
  'rollway-26': {
    text: [
      'Een rugzak zonder deksel. De opening rol je omlaag tot op wat erin zit, van 26 naar 18 liter, en voor de regen is er geen rits om door te komen.',
      'Eén lang vak aan de voorkant voor de kaart, één binnenin voor de sleutels, en een vak voor een drinkzak of een laptop tot 14 inch.',
    ],
    points: [
      'Gelaste naden in het hoofdvak',
      'Zijriemen zijn ook compressieriemen',
      'Bodem van 420 denier, mag in een plas staan',
    ],
  },
  'carrier-duffel': {
    name: 'Carrier reistas',
    text: [
      'Een tas voor natte schoenen, droge kleren en bagagebanden. Gecoate stof die je schoonveegt, een rits over het hele deksel en handvatten aan elke kant waar iemand zou kunnen trekken.',
      'Uit een vak komen schouderbanden, en dan is het een rugzak voor het stuk tussen steiger en hut.',
    ],
    points: ['De banden lopen onder de tas door', 'Netvak in het deksel', 'Vouwt in zijn eigen zijvak'],
  },
  'bilge-dry-bag': {
    name: 'Bilge waterdichte zak',
    text: [
      'Een zak die sluit door hem op te rollen. Ronde bodem, getapete naden en geen venster, want daar lekken de andere.',
    ],
    points: [
      'Stijve rand: drie slagen zijn drie slagen',
      'D-ring voor een karabiner',
      'Alle maten in dezelfde kleur, zo leer je welke welke is',
    ],
  },
  'spring-bottle': {
    text: [
      'Een stalen fles met vacuümwand. Thee blijft bij vorst negen uur drinkbaar, water een dag koud. Hij krijgt deuken en doet gewoon zijn werk.',
    ],
    points: ['Wijde opening voor ijs en een borstel', 'Dop met één afdichting, los te koop'],
  },
  'ridge-gift-card': {
    name: 'Cadeaubon',
    text: [
      'Komt per e-mail op de dag die je kiest, is geldig op alles en heeft geen vervaldatum. Het bedrag is de maat.',
    ],
    points: ['Per e-mail, met een nummer en een pincode', 'In delen te besteden', 'Niet te ruilen, wel door te geven'],
  },
} satisfies Record<string, SourceCopy>;
