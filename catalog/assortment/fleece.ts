import { APPAREL } from './sizes.ts';
import type { ProductSource } from './source.ts';

export const fleece: readonly ProductSource[] = [
  {
    slug: 'byre-pile',
    name: 'Byre Pile',
    code: 'BYRE',
    category: 'fleece',
    form: 'fleece',
    style: { cloth: 'pile', zip: 'full' },
    text: [
      'A thick pile jacket with a woven yoke where the pack straps run. Warm when damp, slow to burn, and quick to collect grass.',
    ],
    points: ['Chest pocket for a compass', 'Binding at hem and cuffs', 'Yoke of abrasion-proof ripstop'],
    attributes: {
      Weight: '520 g (size M)',
      Material: '300 g/m² recycled polyester pile, polyamide yoke',
      Fit: 'Regular; under a shell go up one size in the shell',
      Care: 'Wash inside out at 30 °C in a filter bag',
    },
    colors: [
      { name: 'Oat', hex: '#d9cdb2', parts: { yoke: '#3f5a48', trim: '#3f5a48', zip: '#2c2a28' } },
      { name: 'Bracken', hex: '#9a6a35', parts: { yoke: '#4a3a2a', trim: '#4a3a2a', zip: '#2c2a28' } },
      { name: 'Slate', hex: '#66727a', parts: { yoke: '#2d3540', trim: '#2d3540', zip: '#1f2226' } },
    ],
    sizes: APPAREL,
    price: [135, 180, 120, 139],
    stock: { 'Oat/L': 2 },
    createdAt: '2025-09-08',
    rank: 25,
    rating: [4.6, 188],
    translations: {
      'fr-fr': {
        name: 'Veste polaire bouclée Byre',
        text: [
          'Une grosse polaire bouclée avec un empiècement tissé là où passent les bretelles. Chaude même humide, lente à brûler et prompte à ramasser l’herbe.',
        ],
        points: [
          'Poche poitrine pour une boussole',
          'Passepoil à l’ourlet et aux poignets',
          'Empiècement en ripstop résistant à l’abrasion',
        ],
      },
      'es-es': {
        name: 'Chaqueta de borreguillo Byre',
        text: [
          'Un borreguillo grueso con un canesú de tejido plano donde apoyan los tirantes. Abriga aunque esté húmedo, tarda en arder y recoge hierba enseguida.',
        ],
        points: [
          'Bolsillo de pecho para una brújula',
          'Ribete en bajo y puños',
          'Canesú de ripstop resistente a la abrasión',
        ],
      },
      'it-it': {
        name: 'Giacca in pile Byre',
        text: [
          'Una giacca di pile spesso con uno sprone tessuto dove corrono gli spallacci. Calda anche umida, lenta a bruciare e svelta a raccogliere erba.',
        ],
        points: [
          'Tasca sul petto per una bussola',
          'Bordi profilati su orlo e polsini',
          'Sprone in ripstop resistente all’abrasione',
        ],
      },
      'nl-nl': {
        name: 'Byre fleecevest',
        text: [
          'Een dik vest van hoogpolige fleece met een geweven schouderstuk waar de banden lopen. Warm als het vochtig is, traag ontvlambaar en snel vol gras.',
        ],
        points: ['Borstzak voor een kompas', 'Bies langs zoom en manchetten', 'Schouderstuk van slijtvast ripstop'],
      },
      'de-de': {
        name: 'Byre Florjacke',
        text: [
          'Eine dicke Florjacke mit gewebter Passe, wo die Träger laufen. Feucht noch warm, schwer entflammbar und schnell voller Gras.',
        ],
        points: ['Brusttasche für einen Kompass', 'Einfassung an Saum und Bündchen', 'Passe aus scheuerfestem Ripstop'],
      },
      'fr-ca': {
        name: 'Molleton bouclé Byre',
        text: [
          'Un gros molleton bouclé avec un empiècement tissé là où passent les bretelles. Chaud même humide, lent à brûler et prompt à ramasser l’herbe.',
        ],
        points: [
          'Poche de poitrine pour une boussole',
          'Passepoil à l’ourlet et aux poignets',
          'Empiècement en tissu résistant à l’abrasion',
        ],
      },
    },
  },
  {
    slug: 'gridline-half-zip',
    name: 'Gridline Half-Zip',
    code: 'GRID',
    category: 'fleece',
    form: 'fleece',
    style: { cloth: 'grid', zip: 'half' },
    text: [
      'A thin grid fleece to keep on while moving. The grid traps air when you stop and lets it out when you climb. Wear it next to the skin.',
    ],
    points: ['Thumb loops that lie flat when unused', 'Dries on the body in about forty minutes'],
    attributes: {
      Weight: '265 g (size M)',
      Material: '160 g/m² recycled polyester with 8 % elastane',
      Fit: 'Close, long in the back',
      Care: 'Wash at 40 °C, no softener',
    },
    colors: [
      { name: 'Slate', hex: '#4f5a63', parts: { zip: '#c9572b' } },
      { name: 'Heather', hex: '#75658a', parts: { zip: '#2c2a28' } },
    ],
    sizes: APPAREL,
    price: [95, 129, 85, 99],
    createdAt: '2025-02-17',
    rank: 62,
    rating: [4.4, 104],
  },
];
