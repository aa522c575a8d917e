/** Colours of a season at an hour. Layers run from `far` to `near` and fade into `haze` with the distance. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly haze: string;
  readonly far: string;
  readonly near: string;
  readonly tree: string;
  readonly ground: string;
  readonly path: string;
  /** The lit edge of a ridge. */
  readonly lit: string;
  readonly snow?: boolean;
  /** Snow on the peaks only. */
  readonly caps?: boolean;
  /** Colour of the larches among the conifers in autumn. */
  readonly larch?: string;
  /** Stars without a moon. */
  readonly galaxy?: boolean;
  readonly night?: boolean;
}

export const PALETTES = {
  autumnDawn: {
    sky: ['#7f9cab', '#e3c9a6', '#f8e2bd'],
    sun: '#fff3d2',
    haze: '#ecd4b0',
    far: '#8597a3',
    near: '#4a2c1a',
    tree: '#2c2a20',
    ground: '#6d3f1d',
    path: '#e3c79a',
    lit: '#e0985a',
  },
  summerNoon: {
    sky: ['#6ea3bd', '#b7d3d8', '#eaf0e2'],
    sun: '#fffbe6',
    haze: '#d3e2dc',
    far: '#7c9cae',
    near: '#2f4a2c',
    tree: '#1f3526',
    ground: '#5d7336',
    path: '#ddd0a2',
    lit: '#a9bd6e',
  },
  springEvening: {
    sky: ['#57668c', '#c597a0', '#f4c79c'],
    sun: '#ffe2ae',
    haze: '#dfb5a6',
    far: '#77789a',
    near: '#3a2c44',
    tree: '#23222e',
    ground: '#574063',
    path: '#d8bfae',
    lit: '#c98a90',
  },
  winterBlue: {
    sky: ['#6c8aa8', '#b9cbd6', '#eef0ea'],
    sun: '#fffdf0',
    haze: '#d9e2e4',
    far: '#9db1c0',
    near: '#5b7488',
    tree: '#22343c',
    ground: '#e4e8e4',
    path: '#b9c9d2',
    lit: '#ffffff',
    snow: true,
  },
  winterNight: {
    sky: ['#0f1a2b', '#22364a', '#4a6070'],
    sun: '#e9edda',
    haze: '#3f5566',
    far: '#3a5064',
    near: '#131f2b',
    tree: '#0c1620',
    ground: '#6f8595',
    path: '#90a3b0',
    lit: '#8fa8b8',
    snow: true,
    night: true,
  },
  rainForest: {
    sky: ['#8b9a98', '#b3bdb4', '#d3d6c8'],
    sun: '#e6e8db',
    haze: '#c0c9be',
    far: '#93a39d',
    near: '#233a30',
    tree: '#172b24',
    ground: '#3d5138',
    path: '#a49c7c',
    lit: '#8fa284',
  },
  october: {
    sky: ['#5f8fb4', '#a9c6d3', '#eadfc4'],
    sun: '#fff6da',
    haze: '#cfd6d0',
    far: '#8ea3b4',
    near: '#5a4a22',
    tree: '#243326',
    ground: '#8a6a2c',
    path: '#dccba0',
    lit: '#e7b95a',
    caps: true,
    larch: '#d9982f',
  },
  summerNight: {
    sky: ['#0a1024', '#1b2748', '#56597d'],
    sun: '#e9edda',
    haze: '#3d4768',
    far: '#36415f',
    near: '#0f1a24',
    tree: '#0a131b',
    ground: '#1c2c2c',
    path: '#5c6668',
    lit: '#6a7fa0',
    night: true,
    galaxy: true,
  },
  duskSand: {
    sky: ['#4f5f8c', '#d58f7a', '#f6cf8f'],
    sun: '#ffe9b8',
    haze: '#e6b48e',
    far: '#a98a97',
    near: '#7a4630',
    tree: '#4a2f2a',
    ground: '#b8744a',
    path: '#f0c48c',
    lit: '#f4c181',
  },
  seaRain: {
    sky: ['#65767f', '#96a4a6', '#c5cbc4'],
    sun: '#e2e6dc',
    haze: '#b4bfbd',
    far: '#8b9ba0',
    near: '#2e3a38',
    tree: '#25302c',
    ground: '#5f7048',
    path: '#b3a988',
    lit: '#a9b592',
  },
  sunriseLake: {
    sky: ['#7d9cc0', '#f0bfa6', '#ffe3b4'],
    sun: '#fff4d4',
    haze: '#f1cdb2',
    far: '#8c93b4',
    near: '#2c3f4c',
    tree: '#1d2f36',
    ground: '#4c5a44',
    path: '#d9c6a2',
    lit: '#f2b48c',
  },
  fogGrey: {
    sky: ['#b3b7b0', '#cfd0c6', '#e3e0d2'],
    sun: '#f2efe2',
    haze: '#dad8cb',
    far: '#b9beb6',
    near: '#566059',
    tree: '#3d4843',
    ground: '#7d7b62',
    path: '#cfc6a6',
    lit: '#cfd0c2',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
