/** Colours of a season at an hour. Layers run from `far` to `near` and drown in `haze` the farther they are. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly haze: string;
  readonly far: string;
  readonly near: string;
  readonly tree: string;
  readonly ground: string;
  readonly path: string;
  /** What catches the light at the edge of a ridge. */
  readonly lit: string;
  readonly snow?: boolean;
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
